import { Icon } from "../../ui/icon.tsx";

interface UndoRedoProps {
  readonly desk: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    undo(): void;
    redo(): void;
  };
}

/** One move back, one move forth: over all boards that were played. */
export function UndoRedo({ desk: { canUndo, canRedo, undo, redo } }: UndoRedoProps) {
  return (
    <>
      <button type="button" className="btn" aria-disabled={!canUndo} onClick={undo}>
        <Icon name="undo-2" /> <span className="tool-word">Undo</span>
      </button>
      <button type="button" className="btn" aria-disabled={!canRedo} onClick={redo}>
        <Icon name="redo-2" /> <span className="tool-word">Redo</span>
      </button>
    </>
  );
}
