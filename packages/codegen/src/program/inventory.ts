import type { Name } from './name.ts';

/**
 * Parts and how they hang together, as data with questions that can be asked of it: an organisation, a mind map, a network, the parts of
 * an architecture. Printed as constants and a small class (or functions) that answers `queries`.
 */
export interface InventoryDecl {
  readonly name: Name;
  readonly summary: string;
  /** What one part is called, such as `position`, `topic`, `device`, `part`. */
  readonly item: Name;
  /** What it is called as a whole, such as `chart`, `inventory`. */
  readonly word: string;
  /** What stands directly below a part of a tree, such as `direct reports`, `children`. */
  readonly below: string;
  readonly items: readonly InventoryItem[];
  readonly links: readonly InventoryLink[];
  readonly queries: readonly InventoryQuery[];
  readonly scenarios: readonly InventoryScenario[];
}

export interface InventoryItem {
  /** Unique and stable: lower case words joined by hyphens. */
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  /** Where it stands (a zone, a tier, a lane); empty where nowhere. */
  readonly area: string;
  /** The key of the part above it; empty for a root, and for parts of what is no tree. */
  readonly parent: string;
  /** Who holds a position; empty where that is not told, and for whatever is no position. */
  readonly person: string;
  /** Where it is found in a network; empty where that is not told. */
  readonly address: string;
  /** A technology, and whatever else is told; empty where nothing is. */
  readonly detail: string;
  readonly about: readonly string[];
}

export interface InventoryLink {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Can be gone both ways, as a cable. */
  readonly isMutual: boolean;
  readonly about: readonly string[];
}

/**
 * `find`: the item of a key, refused where there is none. `children`: keys under a key in the diagram's order. `path`: keys from the root to
 * a key, both included. `depth`: how many are above a key. `leaves`: keys without children, in order. `neighbors`: keys that a key has a
 * link to, in order of the links. `reachable`: keys that can be reached over links from a key, itself left out, breadth first.
 * `dependencies`: keys that a key waits for, which are those that it calls and the queues that lead to it; asked where a line leads out of a
 * queue. `startOrder`: keys so that whatever a part waits for comes before it (circles broken at the first part in order). `inArea`: keys of
 * an area.
 */
export type InventoryQuery =
  | 'find'
  | 'children'
  | 'path'
  | 'depth'
  | 'leaves'
  | 'neighbors'
  | 'reachable'
  | 'dependencies'
  | 'startOrder'
  | 'inArea';

/** A question and its answer. `argument` is empty for `leaves` and `startOrder`; `depth` expects a number, `find` a label. */
export type InventoryScenario = { readonly name: Name; readonly argument: string } & (
  | { readonly query: 'depth'; readonly expected: number }
  | { readonly query: 'find'; readonly expected: string }
  /** No such key: refused. */
  | { readonly query: 'find'; readonly expected: undefined }
  | { readonly query: Exclude<InventoryQuery, 'depth' | 'find'>; readonly expected: readonly string[] }
);
