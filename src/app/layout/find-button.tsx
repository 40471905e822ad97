import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";

/** Looks like a field where there is room for one; an icon on a phone. */
export function FindButton({ onFind }: { readonly onFind: () => void }) {
  const apple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <button
      type="button"
      className="btn find-button needs-script"
      aria-keyshortcuts="Control+K Meta+K"
      title="Find anything"
      onClick={onFind}
    >
      <Icon name="search" />
      <span className="find-words">Find anything</span>
      <kbd className="find-words">{apple ? "⌘" : "Ctrl"} K</kbd>
    </button>
  );
}
