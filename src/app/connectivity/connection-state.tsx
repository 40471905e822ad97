import { Icon } from "../../ui/icon.tsx";
import { show, useConnection } from "./status.ts";

const words = { unknown: "Checking", online: "Online", offline: "Offline" };

/** The connection's state in the header; pressed, it opens the panel with its setting. */
export function ConnectionState() {
  const { status } = useConnection();
  return (
    <button
      type="button"
      className="btn btn-plain needs-script px-3"
      aria-haspopup="dialog"
      aria-label={`Connection: ${words[status]}`}
      onClick={() => show({ panel: true })}
    >
      <Icon name={status === "offline" ? "wifi-off" : "wifi"} />
      {/* Room for each of the words, whatever typeface has come: or what stands beside it would move. */}
      <span className="connection-word hidden text-left sm:grid">
        {Object.entries(words).map(([key, word]) => (
          <span key={key} className={`col-start-1 row-start-1 ${key === status ? "" : "invisible"}`}>
            {word}
          </span>
        ))}
      </span>
    </button>
  );
}
