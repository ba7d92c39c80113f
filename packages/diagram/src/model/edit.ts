import type { Direction } from './geometry.ts';

/**
 * A typed change of what a diagram means or how it looks. All references are cell ids; finding the cell that
 * a person meant is the caller's work.
 */
export type Edit =
  | {
      readonly kind: 'addNode';
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
  /** Sets draw.io style keys such as `fillColor`; an empty value removes the key. */
  | { readonly kind: 'setStyle'; readonly targets: readonly string[]; readonly style: Readonly<Record<string, string>> }
  | { readonly kind: 'setDirection'; readonly direction: Direction };

export type EditKind = Edit['kind'];
