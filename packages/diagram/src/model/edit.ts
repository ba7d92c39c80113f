import type { SpecAttribute } from './diagram-spec.ts';
import type { Direction } from './geometry.ts';

/**
 * A typed change of what a diagram means or how it looks. All references are cell ids; finding the cell that
 * a person meant is the caller's work.
 */
export type Edit =
  | {
      readonly kind: 'addNode';
      /** The id that the new node gets where no cell has it; one made from the label when absent. */
      readonly id?: string;
      readonly label: string;
      readonly nodeKind?: string;
      /** The node that it follows, the one that it precedes, or both for a step between two. */
      readonly after?: string;
      readonly before?: string;
      /** The label of its incoming edge. */
      readonly branch?: string;
      /** The lane or container that it goes into; that of its neighbour when absent. */
      readonly group?: string;
    }
  /** Removes a node; `heal` connects what came before it with what came after it. */
  | { readonly kind: 'removeNode'; readonly node: string; readonly heal: boolean }
  /** Changes the label of a node, an edge or a group. */
  | { readonly kind: 'rename'; readonly target: string; readonly label: string }
  | {
      readonly kind: 'connect';
      readonly from: string;
      readonly to: string;
      readonly label?: string;
      readonly edgeKind?: string;
    }
  | { readonly kind: 'disconnect'; readonly edge: string }
  /** Makes a node another kind of its type; its label, edges and place stay. */
  | { readonly kind: 'setKind'; readonly node: string; readonly nodeKind: string }
  /** Adds a row to a box that has rows, such as a class or a table. */
  | { readonly kind: 'addAttribute'; readonly node: string; readonly attribute: SpecAttribute }
  /** Each of two nodes takes the other's place, in the flow and on the page. */
  | { readonly kind: 'swap'; readonly first: string; readonly second: string }
  /** Takes a node out of its place in the flow, which closes, and puts it behind or in front of another; in a tree under another. */
  | { readonly kind: 'moveNode'; readonly node: string; readonly after?: string; readonly before?: string }
  | { readonly kind: 'moveToGroup'; readonly nodes: readonly string[]; readonly group: string }
  /** Puts nodes into a new group, lane or container. */
  | {
      readonly kind: 'addGroup';
      readonly id: string;
      readonly label: string;
      readonly groupKind?: string;
      readonly members: readonly string[];
    }
  /** Sets draw.io style keys such as `fillColor`; an empty value removes the key. */
  | { readonly kind: 'setStyle'; readonly targets: readonly string[]; readonly style: Readonly<Record<string, string>> }
  | { readonly kind: 'setDirection'; readonly direction: Direction };

export type EditKind = Edit['kind'];
