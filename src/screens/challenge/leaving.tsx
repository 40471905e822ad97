import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Sheet } from "../../ui/sheet.tsx";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Asks before a link leads away from a challenge that is under way, and has the browser ask where it closes the page. */
export function Leaving({ isOn, hasClock }: { readonly isOn: boolean; readonly hasClock: boolean }) {
  const [to, setTo] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || isOther || link.target || link.origin !== location.origin || link.pathname === location.pathname)
        return;
      event.preventDefault();
      event.stopPropagation();
      setTo(link.pathname.slice(base.length) + link.search + link.hash);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, true);
    addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      removeEventListener("beforeunload", onUnload);
    };
  }, [isOn]);
  if (to === null) return null;
  return (
    <Sheet title="Leave the challenge?" onClose={() => setTo(null)}>
      <p>
        It is not handed in yet. Nothing is lost: open the same link on this device to go on where you are.
        {hasClock && " The clock goes on meanwhile."}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={() => setTo(null)}>
          Stay here
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            setTo(null);
            void navigate(to);
          }}
        >
          Leave
        </button>
      </p>
    </Sheet>
  );
}
