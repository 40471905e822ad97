import type { Clue } from "./clue.ts";
import { connected, type Group, groupsOf, inOrder } from "./groups.ts";
import { sums } from "./totals.ts";

/** How many mines a group may hold: bit n of `values` stands for n of them. */
interface Possible {
  readonly cells: readonly number[];
  readonly values: number;
}

/** Numbers that hang together through hidden cells. */
export interface Component {
  /** The least and the most mines that its cells can hold, and all the totals as bits. */
  readonly low: number;
  readonly high: number;
  readonly totals: bigint;
  /** What each group may hold when all cells of the component hold one of these totals (bits); any total for null. */
  possible(totals: bigint | null): Possible[];
}

/** After some groups: the mines that each number still needs. Nodes of one layer differ in them. */
interface Node {
  readonly needs: Uint8Array;
  readonly next: (Node | undefined)[];
  low: number;
  high: number;
  alive: boolean;
}

/**
 * More nodes than this in a layer are not followed. The widest met while 300 hard fields of 30x16 were dealt was 3,386;
 * layers grow where open numbers hang together over a wide area instead of along a line.
 */
const widest = 20_000;

/** The numbers as components; null when one of them is too wide. */
export function componentsOf(clues: readonly Clue[]): Component[] | null {
  const components: Component[] = [];
  for (const groups of connected(groupsOf(clues), clues.length)) {
    const ordered = inOrder(groups);
    const layers = follow(ordered, clues);
    if (layers === null) return null;
    components.push(componentOf(ordered, layers));
  }
  return components;
}

/** Layer after layer, every state of needs that can be reached; then those are dropped from which the end cannot. */
function follow(groups: readonly Group[], clues: readonly Clue[]): Node[][] | null {
  const mine = [...new Set(groups.flatMap((group) => group.clues))];
  const room = mine.map((clue) => clues[clue]?.hidden.length ?? 0);
  let layer: Node[] = [node(Uint8Array.from(mine, (clue) => clues[clue]?.mines ?? 0))];
  const layers = [layer];
  for (const group of groups) {
    const touched = group.clues.map((clue) => mine.indexOf(clue));
    for (const at of touched) room[at] = (room[at] ?? 0) - group.cells.length;
    const nodes = new Map<string, Node>();
    for (const from of layer)
      for (let mines = 0; mines <= group.cells.length; mines++) {
        if (touched.some((at) => !fits((from.needs[at] ?? 0) - mines, room[at] ?? 0))) continue;
        const needs = from.needs.slice();
        for (const at of touched) needs[at] = (needs[at] ?? 0) - mines;
        const name = String.fromCharCode(...needs);
        const to = nodes.get(name) ?? node(needs);
        nodes.set(name, to);
        from.next[mines] = to;
      }
    if (nodes.size > widest) return null;
    layer = [...nodes.values()];
    layers.push(layer);
  }
  for (const last of layer) last.alive = true;
  for (const nodes of layers.slice(0, -1).reverse())
    for (const from of nodes) {
      from.low = Number.POSITIVE_INFINITY;
      from.high = 0;
      for (const [mines, to] of from.next.entries()) {
        if (!to?.alive) continue;
        from.alive = true;
        from.low = Math.min(from.low, mines + to.low);
        from.high = Math.max(from.high, mines + to.high);
      }
    }
  return layers;
}

const node = (needs: Uint8Array): Node => ({ needs, next: [], low: 0, high: 0, alive: false });

const fits = (needs: number, room: number) => needs >= 0 && needs <= room;

function componentOf(groups: readonly Group[], layers: readonly (readonly Node[])[]): Component {
  const first = layers[0]?.[0] ?? node(new Uint8Array());
  /** The totals of the groups from a node on. */
  let rests: Map<Node, bigint> | null = null;
  const restsOf = () => {
    if (rests) return rests;
    rests = new Map((layers.at(-1) ?? []).map((last) => [last, 1n]));
    for (const nodes of layers.slice(0, -1).reverse())
      for (const from of nodes) {
        let all = 0n;
        for (const [mines, to] of from.next.entries()) if (to?.alive) all |= (rests.get(to) ?? 0n) << BigInt(mines);
        rests.set(from, all);
      }
    return rests;
  };
  return {
    low: first.low,
    high: first.high,
    get totals() {
      return restsOf().get(first) ?? 0n;
    },
    possible(totals) {
      /** The totals of the groups before a node. */
      let before = new Map<Node, bigint>([[first, 1n]]);
      return groups.map(({ cells }, at) => {
        let values = 0;
        const after = new Map<Node, bigint>();
        for (const from of layers[at] ?? [])
          for (const [mines, to] of from.next.entries()) {
            if (!from.alive || !to?.alive) continue;
            if (totals === null) values |= 1 << mines;
            else {
              const sofar = (before.get(from) ?? 0n) << BigInt(mines);
              after.set(to, (after.get(to) ?? 0n) | sofar);
              if ((values >> mines) & 1) continue;
              if (sums(sofar, restsOf().get(to) ?? 0n) & totals) values |= 1 << mines;
            }
          }
        before = after;
        return { cells, values };
      });
    },
  };
}
