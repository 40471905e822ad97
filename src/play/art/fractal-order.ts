import type { Job, Piece } from "../../art/fractals/picture.ts";

/** What a worker is told: to begin with a picture, and to leave the one before. */
export interface Order {
  readonly id: number;
  readonly job: Job;
}

/** What a worker tells: a piece, or that there are no more. */
export interface Report {
  readonly id: number;
  readonly piece: Piece | null;
}
