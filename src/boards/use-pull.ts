import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** A piece that hangs on the pointer, and how far it was pulled, in pixels. */
export interface Pull<Piece> {
  readonly piece: Piece;
  readonly right: number;
  readonly down: number;
}

interface Pulling<Piece> {
  /** Whether a piece can be taken. */
  can(piece: Piece): boolean;
  onPress(piece: Piece): void;
  /** Where it was let go. */
  onDrop(pull: Pull<Piece>, event: PointerEvent): void;
}

/** Less than this is no pull. Pixels. */
const shake = 8;
/** A finger that is lifted farther away than this has pressed nothing. Pixels. */
const slip = 20;

/**
 * Presses and pulls pieces by mouse, pen, finger and keyboard. A finger's press counts when it is lifted: browsers leave out
 * the click of a tap that soon follows a quick stroke.
 */
export function usePull<Piece>({ can, onPress, onDrop }: Pulling<Piece>) {
  const [pull, setPull] = useState<Pull<Piece> | null>(null);
  const held = useRef<{ readonly piece: Piece; readonly x: number; readonly y: number } | null>(null);
  const isPulled = useRef(false);
  /** Whether what the pointer did has been answered: the click that comes of it is no press. */
  const isAnswered = useRef(false);

  /** How far the piece that is held was pulled; null where none is. */
  const pullOf = ({ clientX, clientY }: PointerEvent): Pull<Piece> | null =>
    held.current && {
      piece: held.current.piece,
      right: clientX - held.current.x,
      down: clientY - held.current.y,
    };

  function letGo() {
    held.current = null;
    isPulled.current = false;
    setPull(null);
  }

  /** What the element of a piece listens to. */
  const handlers = (piece: Piece) => ({
    onPointerDown(event: PointerEvent) {
      letGo();
      isAnswered.current = false;
      if (event.isPrimary && event.button === 0) held.current = { piece, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      // The pointer may be on its neighbour before the first move is told.
      const now = pullOf(event);
      if (!now || !can(now.piece)) return;
      if (!isPulled.current && Math.hypot(now.right, now.down) < shake) return;
      if (!isPulled.current) event.currentTarget.setPointerCapture(event.pointerId);
      isPulled.current = true;
      isAnswered.current = true;
      setPull(now);
    },
    onPointerUp(event: PointerEvent) {
      const [now, pulled] = [pullOf(event), isPulled.current];
      letGo();
      if (!now) return;
      if (pulled) return onDrop(now, event);
      if (event.pointerType !== "touch" || Math.hypot(now.right, now.down) > slip) return;
      isAnswered.current = true;
      onPress(now.piece);
    },
    onPointerCancel: letGo,
    onClick(event: MouseEvent) {
      // A click of the keyboard (detail 0) always is a press.
      if (!isAnswered.current || event.detail === 0) onPress(piece);
      isAnswered.current = false;
    },
  });

  return { pull, handlers };
}
