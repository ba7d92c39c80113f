import type { SpecAttribute } from './diagram-spec.ts';
import type { Direction, Side } from './geometry.ts';

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
      /** The label of the edge that leads on from it. */
      readonly onward?: string;
      /** The lane or container that it goes into; that of its neighbour when absent. */
      readonly group?: string;
      /** It stands beside `after`, on this side, and is joined to it alone; nothing makes way for it. */
      readonly side?: Side;
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
      /** The message that it follows in time; the last one when absent. Only a timeline looks at it. */
      readonly after?: string;
    }
  /** Sets how many of each belong together; an end that is absent stays as it is. */
  | {
      readonly kind: 'setCardinality';
      readonly from: string;
      readonly to: string;
      readonly atFrom?: string;
      readonly atTo?: string;
    }
  | { readonly kind: 'disconnect'; readonly edge: string }
  /** Makes a node another kind of its type; its label, edges and place stay. */
  | { readonly kind: 'setKind'; readonly node: string; readonly nodeKind: string }
  /** Adds a row to a box that has rows, such as a class or a table. */
  | { readonly kind: 'addAttribute'; readonly node: string; readonly attribute: SpecAttribute }
  /** Puts another row where the row of that name is. */
  | {
      readonly kind: 'changeAttribute';
      readonly node: string;
      readonly name: string;
      readonly attribute: SpecAttribute;
    }
  | { readonly kind: 'removeAttribute'; readonly node: string; readonly name: string }
  /** Each of two nodes takes the other's place, in the flow and on the page; so do two lanes. */
  | { readonly kind: 'swap'; readonly first: string; readonly second: string }
  /** Takes a node out of its place in the flow, which closes, and puts it behind or in front of another; in a tree under another. */
  | { readonly kind: 'moveNode'; readonly node: string; readonly after?: string; readonly before?: string }
  | { readonly kind: 'moveToGroup'; readonly nodes: readonly string[]; readonly group: string }
  /** Puts nodes into a new group, lane or container; a lane may be empty. */
  | {
      readonly kind: 'addGroup';
      readonly id: string;
      readonly label: string;
      readonly groupKind?: string;
      readonly members: readonly string[];
    }
  /**
   * Puts messages of a timeline that follow each other into a frame. Several sections are branches with a guard each, the last of which
   * may be empty; the label of a single one is the frame's own condition.
   */
  | {
      readonly kind: 'frameMessages';
      readonly id: string;
      readonly operator: 'alt' | 'opt' | 'loop' | 'par';
      readonly sections: readonly {
        readonly id: string;
        readonly label: string;
        readonly messages: readonly string[];
      }[];
    }
  /** Takes a group away and leaves what is in it. */
  | { readonly kind: 'ungroup'; readonly group: string }
  | { readonly kind: 'addNote'; readonly id: string; readonly text: string; readonly about: readonly string[] }
  /** Changes the size of shapes, px; `alike` gives those of one figure the size of the largest. A size is kept from then on. */
  | {
      readonly kind: 'resize';
      readonly targets: readonly string[];
      readonly width?: number;
      readonly height?: number;
      /** How many times as large, in both directions or along one. */
      readonly factor?: number;
      readonly along?: 'width' | 'height';
      readonly alike?: true;
    }
  /** Sets draw.io style keys such as `fillColor`; an empty value removes the key. */
  | { readonly kind: 'setStyle'; readonly targets: readonly string[]; readonly style: Readonly<Record<string, string>> }
  | { readonly kind: 'setDirection'; readonly direction: Direction }
  /** Puts the page into a theme, by its id; its own one when absent. `reset` takes back what was coloured by hand. */
  | { readonly kind: 'setTheme'; readonly theme?: string; readonly reset?: true }
  /** Lays the whole page out anew. */
  | { readonly kind: 'layOut' };

export type EditKind = Edit['kind'];
