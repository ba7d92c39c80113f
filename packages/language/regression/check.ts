import type { DiagramSpec, Edit } from '@diagloom/diagram/model';

/** Words looked for in a label, or several ways to say it of which one is enough. See `match-label.ts`. */
export type Phrase = string | readonly string[];

/**
 * What a checklist may ask of a spec; a check is an object with exactly one of these keys.
 * Every value says what a good diagram of the text has, never how it is worded or drawn.
 */
export interface SpecChecks {
  /** A node or group is labelled so. */
  readonly node: Phrase;
  /** A group (lane, container, frame) is labelled so. */
  readonly group: Phrase;
  /** An edge leads straight from the first (a node or group, as everywhere below) to the second; with a third phrase, it is labelled so. */
  readonly edge: readonly [Phrase, Phrase] | readonly [Phrase, Phrase, Phrase];
  /** No edge leads straight from the first to the second. */
  readonly noEdge: readonly [Phrase, Phrase];
  /** Following the edges, the second can be reached from the first. */
  readonly path: readonly [Phrase, Phrase];
  /** An edge joins the two, in either direction. */
  readonly linked: readonly [Phrase, Phrase];
  /** The first stands directly below the second in a tree. */
  readonly under: readonly [Phrase, Phrase];
  /** A node so labelled has at least so many outgoing edges. */
  readonly decision: readonly [Phrase, number];
  /** The node's or group's kind is one of these words, or has it as a part (`sql-database` is a `database`). */
  readonly kind: readonly [Phrase, Phrase];
  /** An edge from the first to the second whose kind or label has one of these words as a part. */
  readonly relation: readonly [Phrase, Phrase, Phrase];
  /** The node stands in the group itself. */
  readonly lane: readonly [Phrase, Phrase];
  /** The node or group stands in the group, at any depth, or is a row of the node so labelled. */
  readonly inside: readonly [Phrase, Phrase];
  /** The node has a row so named, or a node so labelled hangs on it. */
  readonly attribute: readonly [Phrase, Phrase];
  /** The node has no row so named. */
  readonly noAttribute: readonly [Phrase, Phrase];
  /** How many of each belong together: the multiplicity that stands at the first's end and at the second's. */
  readonly cardinality: readonly [Phrase, Phrase, Multiplicity, Multiplicity];
  /** Exactly so many nodes are labelled so, or a single one that has the number in its label. */
  readonly count: readonly [Phrase, number];
  /** A message from the first to the second whose label has the third. */
  readonly message: readonly [Phrase, Phrase, Phrase];
  /** A reply from the first to the second. */
  readonly reply: readonly [Phrase, Phrase];
  /** A frame of one of these kinds, such as `alt`. */
  readonly frame: Phrase;
  /** The edge labelled with the first comes before the one labelled with the second. */
  readonly order: readonly [Phrase, Phrase];
  /** A note says so. */
  readonly note: Phrase;
  /** The number of nodes, both ends included. */
  readonly nodes: { readonly min: number; readonly max: number };
  /** None of these stands in a node's label. */
  readonly absent: readonly string[];
}

/** `1` is at most one, `many` is without a limit, `any` is not judged. */
export type Multiplicity = '1' | 'many' | 'any';

/** What a checklist may ask of the answer to a prompt. */
export interface PromptChecks extends SpecChecks {
  /** One of these warnings was given: `language`, `unknown-topic`, `nonsense`, `better-type:<type id>`. */
  readonly warns: Phrase;
}

/** What may be expected of an edit. What is not named is expected to stay as it was (see `judge-edit.ts`). */
export interface EditChecks extends SpecChecks {
  /** A node or group is labelled so. */
  readonly has: Phrase;
  /** What was labelled so before is no longer there, or no longer labelled so. */
  readonly gone: Phrase;
  /** The second stands between the first and the third, and no edge passes by it. */
  readonly between: readonly [Phrase, Phrase, Phrase];
  /** What had the first label has the second now, under the same id. */
  readonly renamed: readonly [Phrase, Phrase];
  /** Everything labelled so was given this colour; a light or dark tone of it will do. */
  readonly style: readonly [Phrase, StyleSlot, ColourName];
  readonly direction: string;
  readonly theme: string;
  /** Nothing changed, and the answer names these, of which the person may choose; none where there is nothing to choose from. */
  readonly unchanged: { readonly candidates: readonly string[] };
  /** The answer says in words what was done, or why not. */
  readonly says: true;
  /** The answer asks its caller to undo. */
  readonly undo: true;
  /** These may change in any way as well. */
  readonly may: readonly string[];
  /** Everything may change. */
  readonly free: true;
}

export type StyleSlot = 'fill' | 'stroke' | 'text';
export type ColourName = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'grey';

/** An object with exactly one of the keys. */
export type OneOf<Checks> = { [Key in keyof Checks]: { readonly [Only in Key]: Checks[Key] } }[keyof Checks];

export interface PromptCase {
  readonly id: string;
  /** The type that the form would send. */
  readonly type: string;
  readonly prompt: string;
  readonly checks: readonly OneOf<PromptChecks>[];
}

export interface EditCase {
  readonly id: string;
  readonly type: string;
  /** In notation. */
  readonly before: string;
  readonly instruction: string;
  readonly expect: readonly OneOf<EditChecks>[];
}

/** What the engine made of a prompt. */
export interface PromptAnswer {
  /** Undefined where the engine refused. */
  readonly spec: DiagramSpec | undefined;
  /** In the words of `PromptChecks.warns`. */
  readonly warnings: readonly string[];
}

/** What the engine made of an instruction. */
export interface EditAnswer {
  readonly spec: DiagramSpec;
  readonly edits: readonly Edit[];
  /** What it tells the person, candidates included. */
  readonly message: string;
  /** A theme's id, where it was changed. */
  readonly theme?: string;
  readonly undo?: boolean;
}

export interface Verdict<Check> {
  readonly check: Check;
  /** Why it failed; undefined where it passed. */
  readonly failure: string | undefined;
}
