import { Link } from "react-router";
import { useWho } from "../../device/who.ts";
import { begun } from "../../learner/begun.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";

/** What was begun on this device, one tap away. Its place is kept from the first paint on where there is something. */
export function Continue() {
  const who = useWho();
  const hydrated = useHydrated();
  const all = hydrated ? begun(who) : [];
  return (
    <nav
      className="continue mb-5 flex-wrap items-center gap-2"
      aria-label="Continue"
      data-any={all.length > 0 || undefined}
    >
      <strong>Continue</strong>
      {all.map(({ path, title }) => (
        <Link key={path} to={path} className="btn">
          <Icon name="play" /> {title}
        </Link>
      ))}
    </nav>
  );
}
