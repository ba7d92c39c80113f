import type { Direction, Point } from './geometry.ts';

/**
 * What a diagram means: the one middle between everything that reads (text, models, pictures, files)
 * and everything that draws. It carries no geometry beyond an optional hint per node.
 */
export interface DiagramSpec {
  readonly schemaVersion: 1;
  /** A diagram type's id, such as `flowchart`. */
  readonly type: string;
  readonly title: string;
  /** Where absent, the type's own direction holds. */
  readonly direction?: Direction;
  readonly nodes: readonly SpecNode[];
  /** In order: for a sequence diagram this is the order of time. */
  readonly edges: readonly SpecEdge[];
  /** Parents come before their children. */
  readonly groups: readonly SpecGroup[];
  readonly notes: readonly SpecNote[];
}

/** Where a part of a spec came from, so that a product can show what was understood. */
export interface Provenance {
  readonly origin?: 'prompt' | 'pattern' | 'model' | 'picture' | 'document' | 'file' | 'repair';
  readonly source?: SourceSpan;
  /** From 0 (a guess) to 1 (certain). */
  readonly confidence?: number;
}

/** A half-open range of characters, counted in UTF-16 units, of the prompt or document that was read. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
}

export interface SpecNode extends Provenance {
  readonly id: string;
  readonly label: string;
  /** A kind from the type's vocabulary; absent means the type's plain node (a step, a class, a participant ...). */
  readonly kind?: string;
  /** Ids of the groups it is in, such as a lane and a container. Absent rather than empty. */
  readonly groups?: readonly string[];
  /** Rows of a compartment: attributes, operations, columns. Absent rather than empty. */
  readonly attributes?: readonly SpecAttribute[];
  /** Facts beyond label and kind, such as `technology`. Absent rather than empty. */
  readonly properties?: Readonly<Record<string, string>>;
  /** A wish for the top left corner, in px; layouts may ignore it. */
  readonly position?: Point;
}

/** A row of a node: an attribute, an operation (its name ends in a parameter list), a column. */
export interface SpecAttribute {
  readonly name: string;
  readonly type?: string;
  /** `pk`, `fk`, `unique`, `nullable`, `static`, `abstract` ... Absent rather than empty. */
  readonly marks?: readonly string[];
  readonly visibility?: '+' | '-' | '#' | '~';
}

export interface SpecEdge extends Provenance {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Empty where the edge has no label. */
  readonly label: string;
  /** A kind from the type's vocabulary; absent means the type's plain edge (a flow, a call, an association ...). */
  readonly kind?: string;
  /** The group that holds it, such as a section of an `alt` frame. */
  readonly group?: string;
  readonly fromCardinality?: string;
  readonly toCardinality?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

/** A lane, container or frame. A frame's parts (the branches of an `alt`) are groups whose parent is the frame. */
export interface SpecGroup extends Provenance {
  readonly id: string;
  readonly label: string;
  /** A kind from the type's vocabulary; absent means a plain container. */
  readonly kind?: string;
  readonly parent?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

export interface SpecNote extends Provenance {
  readonly id: string;
  readonly text: string;
  /** Ids of the nodes it is about; empty for a note on the whole diagram. */
  readonly about: readonly string[];
}

/** A spec of the given type with nothing in it yet. */
export const emptySpec = (type: string, title = ''): DiagramSpec => ({
  schemaVersion: 1,
  type,
  title,
  nodes: [],
  edges: [],
  groups: [],
  notes: [],
});
