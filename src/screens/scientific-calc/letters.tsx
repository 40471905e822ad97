import { functionText, type Session } from "../../tools/scientific/session.ts";
import { Icon } from "../../ui/icon.tsx";

/** The letters that were given a meaning. */
export function Letters({
  session,
  onChange,
}: {
  readonly session: Session;
  readonly onChange: (session: Session) => void;
}) {
  const named = Object.entries(session.names);
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        Type a = 5 to give a letter a value, or f(x) = x² + 1 for a function of your own, then use it: 2a, f(3).
      </p>
      <ul className="grid gap-2">
        {named.map(([name, text]) => {
          const own = functionText(text);
          const { [name]: _, ...others } = session.names;
          return (
            <li key={name} className="flex items-center gap-2 rounded-xl border border-line px-3 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere" dir="ltr">
                {own ? `${name}(${own.of}) = ${own.body}` : `${name} = ${text}`}
              </span>
              <button
                type="button"
                className="btn btn-plain btn-icon"
                aria-label={`Forget ${name}`}
                onClick={() => onChange({ ...session, names: others })}
              >
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
