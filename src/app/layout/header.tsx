import { memo } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { ConnectionState } from "../connectivity/connection-state.tsx";
import { FindButton } from "./find-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Memoised: nothing in it depends on the page. */
export const Header = memo(function Header({ onToggle, onFind }: { onToggle: () => void; onFind: () => void }) {
  return (
    <header className="topbar">
      <button
        type="button"
        className="btn btn-plain btn-icon needs-script"
        aria-label="Toggle the sidebar"
        aria-controls="site-menu"
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle the sidebar (Ctrl+B)"
        onClick={onToggle}
      >
        <Icon name="panel-left" />
      </button>
      <Link
        to="/"
        className="wordmark min-w-0 overflow-hidden text-lg font-extrabold whitespace-nowrap max-[359px]:text-base no-underline md:hidden"
      >
        Sumwhere
      </Link>
      <div className="ml-auto flex items-center gap-1 max-[359px]:gap-0">
        <FindButton onFind={onFind} />
        <ConnectionState />
        <Link to="/settings" className="btn btn-plain btn-icon needs-script" aria-label="Settings" title="Settings">
          <Icon name="settings" />
        </Link>
        <ThemeSwitch />
      </div>
    </header>
  );
});
