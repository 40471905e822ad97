import { useShown } from "../../device/settings/shown.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { notFetched, toast } from "../../ui/toast/toast.ts";

const themes: Readonly<Record<string, { icon: IconName; name: string; next: string }>> = {
  system: { icon: "monitor", name: "as this device", next: "light" },
  light: { icon: "sun", name: "light", next: "dark" },
  dark: { icon: "moon", name: "dark", next: "as this device" },
};

/** One press, the next theme. */
export function ThemeSwitch() {
  const now = themes[useShown("themeChoice") ?? "system"];
  return (
    <button
      type="button"
      className="btn btn-plain btn-icon needs-script"
      aria-label={`Theme: ${now?.name}. Change to ${now?.next}`}
      title={`Theme: ${now?.name}`}
      onClick={() =>
        import("../../ui/appearance.ts").then(
          ({ turnTheme }) => turnTheme(),
          () => void toast(notFetched),
        )
      }
    >
      <Icon name={now?.icon ?? "monitor"} />
    </button>
  );
}
