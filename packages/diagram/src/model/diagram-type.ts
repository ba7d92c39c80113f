import type { Diagram } from './diagram.ts';
import type { Page } from './diagram-document.ts';
import type { DiagramSpec } from './diagram-spec.ts';
import type { Edit } from './edit.ts';
import type { Direction } from './geometry.ts';

/**
 * How the language engine reads text for a type; a family shares one set of sentence frames.
 * `process`: steps, choices, loops. `messages`: who sends what to whom. `hierarchy`: who is under whom. `topics`: themes
 * and their parts. `classes`: classes with members and relations. `entities`: things, their attributes and how many of them
 * belong together. `topology`: parts, what contains and what connects them. `screens`: pages and what stands on them.
 */
export type Family = 'process' | 'messages' | 'hierarchy' | 'topics' | 'classes' | 'entities' | 'topology' | 'screens';

/** A kind of node, edge or group that a type knows. */
export interface Kind {
  /** As it stands in a spec, such as `decision`. */
  readonly id: string;
  /** For people, such as `Decision`. */
  readonly label: string;
  /** Words that name the kind in a prompt, in lower case, such as `choice`. */
  readonly synonyms: readonly string[];
}

/** The first kind of each list is the plain one: a spec leaves it out. */
export interface Vocabulary {
  readonly nodes: readonly Kind[];
  readonly edges: readonly Kind[];
  readonly groups: readonly Kind[];
}

/** A prompt that the type handles well, shown to people and run by the shelf's contract test. */
export interface Example {
  readonly title: string;
  readonly prompt: string;
  /** The spec that it stands for, in notation. */
  readonly notation: string;
}

/** A prompt with blanks, for people who would rather fill in than write. */
export interface PromptTemplate {
  readonly title: string;
  /** One line: when to choose it. */
  readonly description: string;
  /** Blanks stand in brackets, such as `[who]`; the same blank may stand in several places. */
  readonly template: string;
}

/** How a text that wants this type reads, so that one that was sent for another type can be told. Certainty before reach. */
export interface TypeCues {
  /** What a request calls the type, in lower case, such as `sequence diagram`. */
  readonly names: readonly string[];
  /** What a short text that is one phrase may end its subject with, such as `process` in `loan approval process with a credit check`. */
  readonly heads?: readonly string[];
  /** Sets of signs; the text reads like this type where all signs of one set are there. */
  readonly signs?: readonly (readonly Sign[])[];
  /** Sets of signs that a text of another type has, and that this type draws just as well. */
  readonly alsoReads?: readonly (readonly Sign[])[];
}

/** Words that stand in a text at least so many times. */
export interface Sign {
  readonly pattern: RegExp;
  readonly atLeast: number;
}

/** A finding about a spec, such as a decision with a single exit. */
export interface Finding {
  readonly rule: string;
  /** Ids of the nodes, edges or groups that it is about. */
  readonly about: readonly string[];
  /** One sentence for people that says what to do. */
  readonly message: string;
}

/** What a finding is worth to the person whose diagram it is about. */
export interface Advice extends Finding {
  readonly category: 'structure' | 'visual' | 'content' | 'optimization';
  readonly impact: 'high' | 'medium' | 'low';
  /**
   * From 0 to 1: how seldom an expert would disagree. For a rule of the notation it is 1; for any other rule no more than the share of the
   * type's examples and patterns, which experts stand for, that keep it (a test holds every rule to that).
   */
  readonly confidence: number;
  /** A few words for people, such as `Label the exits`. */
  readonly title: string;
  /** What heals it without inventing anything; empty where only the author knows what is right. */
  readonly edits: readonly Edit[];
  /** What to add to a prompt that led to it, with blanks in brackets; absent where words do not help. */
  readonly blank?: string;
}

export interface Look {
  /** A theme's id. */
  readonly theme: string;
}

/** A diagram type: one folder under packages/types, one line in its registry. */
export interface DiagramType {
  /** As it stands in requests and in the database, such as `mind-map`. */
  readonly id: string;
  /** For people, such as `Mind map`. */
  readonly label: string;
  /** Other spellings that callers may send, such as `mindmap`. */
  readonly aliases: readonly string[];
  /** One line for people: when to choose it. */
  readonly description: string;
  readonly family: Family;
  /** The id of the layout that places it. */
  readonly layout: string;
  /** The direction where a spec says none. */
  readonly direction: Direction;
  readonly vocabulary: Vocabulary;
  /** Turns a spec into shapes and connectors, sized and styled, without coordinates. Never throws on a valid spec. */
  readonly compose: (spec: DiagramSpec, look: Look) => Diagram;
  /** Reads a page back, its own or a foreign one. `recognise(place(compose(spec)))` gives the spec back, provenance excepted. */
  readonly recognise: (page: Page) => DiagramSpec;
  /** Findings about a spec; an expert's diagram has none. */
  readonly findProblems: (spec: DiagramSpec) => readonly Finding[];
  /** The id of a simpler type that shows as much of this spec, such as `flowchart` for a process without lanes. */
  readonly simplerFor?: (spec: DiagramSpec) => string | undefined;
  /** The problems and what else could be better, each with its weight and, where it can be healed, with edits. */
  readonly advise: (spec: DiagramSpec) => readonly Advice[];
  /** At least three. */
  readonly examples: readonly Example[];
  /** One or two. */
  readonly promptTemplates: readonly PromptTemplate[];
  readonly cues: TypeCues;
}

/** Keeps the literal type of the id, which an annotation would widen to `string`. */
export const defineDiagramType = <const Id extends string>(
  type: DiagramType & { readonly id: Id },
): DiagramType & { readonly id: Id } => type;
