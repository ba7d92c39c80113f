import type { Point } from './geometry.ts';

/**
 * A draw.io file in memory: pages of cells, in the order in which they are painted. Everything that we do not
 * understand is kept as it was; a cell that nobody changed is written back with the very bytes that were read.
 */
export interface DiagramDocument {
  /** Attributes of `<mxfile>`; undefined for a file that is a bare `<mxGraphModel>`. */
  readonly attributes: Readonly<Record<string, string>> | undefined;
  readonly pages: readonly Page[];
  /** Set by the reader; lets the writer keep the file's own text between the pages. */
  readonly verbatim?: DocumentVerbatim;
}

/** The text of a file before, between and after its pages: one more piece than there are pages. */
export interface DocumentVerbatim {
  readonly between: readonly string[];
}

export interface Page {
  readonly id: string;
  readonly name: string;
  /** Attributes of `<mxGraphModel>` as they are in the file. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly cells: readonly Cell[];
  readonly verbatim?: PageVerbatim;
}

/** A page's own text around its cells; with the cells' texts between them this is the page as it is written. */
export interface PageVerbatim {
  /** From the start of the page to the start tag of its `<root>`, that tag included. */
  readonly head: string;
  /** From the end of its last cell to the end of the page. */
  readonly tail: string;
  /**
   * For a page that was compressed or had to be repaired: the page as read, which is given back for as long as
   * head, cells and tail still make `unpacked`.
   */
  readonly packed?: { readonly text: string; readonly unpacked: string };
}

/** `root` is draw.io's cell `0`; `layer` is a child of it; `group` is a cell that is neither vertex nor edge. */
export type CellKind = 'root' | 'layer' | 'vertex' | 'edge' | 'group';

export interface Cell {
  readonly id: string;
  readonly kind: CellKind;
  /** Absent for the root only. */
  readonly parent?: string;
  /** The label as the file has it: plain text, or HTML where the style says `html=1`. */
  readonly value: string;
  /** The style string as the file has it. */
  readonly style: string;
  readonly source?: string;
  readonly target?: string;
  readonly geometry?: Geometry;
  /** All other attributes of `<mxCell>`, such as `visible`, `connectable`, `collapsed`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The `<UserObject>` or `<object>` around the cell, with the data that it carries (id and label excepted). */
  readonly wrapper?: { readonly tag: string; readonly attributes: Readonly<Record<string, string>> };
  /**
   * The text of the cell as read and the text that stood before it. A cell made from another one may keep it:
   * the writer changes in this text what the cell says otherwise, and nothing else.
   */
  readonly verbatim?: { readonly before: string; readonly text: string };
}

/** Relative to the parent, px; for edge labels and ports fractions of it, as `relative` says. */
export interface Geometry {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly relative?: boolean;
  readonly offset?: Point;
  /** An edge's way points, its ends excepted. */
  readonly points?: readonly Point[];
  /** Ends of an edge that is not connected there. */
  readonly sourcePoint?: Point;
  readonly targetPoint?: Point;
  /** Inner XML that we do not read, such as `alternateBounds`. */
  readonly rest?: string;
}

/** The smallest step in which a stored document changes. Applied in order. */
export type CellChange =
  | {
      readonly kind: 'put';
      readonly page: string;
      readonly cell: Cell;
      /** For a new cell: the id of the cell that it is painted before; last when absent. */
      readonly before?: string;
    }
  | { readonly kind: 'remove'; readonly page: string; readonly id: string };
