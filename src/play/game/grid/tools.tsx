import { useEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { type Tool, toolNames, tools } from "./entry.ts";
import type { Entry } from "./use-entry.ts";

interface ToolsProps {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** All kinds of notes, in the place of the pad until one is chosen. */
export function Tools({ entry, onClose }: ToolsProps) {
  const keys = useRef<HTMLDivElement>(null);
  /** Whether a press began here: the finger whose long press led here lifts from one of these keys, and chooses none. */
  const begun = useRef(false);
  useEffect(() => keys.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus({ preventScroll: true }), []);

  function take(tool: Tool) {
    entry.take(tool);
    // The pad comes back in its place: the focus goes on to its last key, which names what was chosen.
    const side = keys.current?.parentElement;
    onClose();
    requestAnimationFrame(() => side?.querySelector<HTMLElement>(".pencil")?.focus({ preventScroll: true }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      ref={keys}
      role="group"
      aria-label="Ways to write"
      className="tool-keys"
      onPointerDown={() => {
        begun.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        take(entry.tool);
      }}
    >
      {toolNames.map((tool) => (
        <button
          key={tool}
          type="button"
          className="btn aria-pressed:border-hue aria-pressed:bg-hue-soft"
          aria-pressed={entry.tool === tool}
          onClick={({ detail }) => (detail === 0 || begun.current) && take(tool)}
        >
          <Icon name={tools[tool].icon} /> {tools[tool].label}
        </button>
      ))}
    </div>
  );
}
