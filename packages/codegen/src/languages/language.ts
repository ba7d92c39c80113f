import type { Mark } from '../printing/writer.ts';
import type { Program } from '../program/index.ts';

/** A language that code is written in: one folder here, one line in the catalogue, one in the registry. */
export interface Language {
  /** As it stands in requests, such as `typescript`. */
  readonly id: string;
  /** For people, such as `TypeScript`. */
  readonly label: string;
  readonly frameworks: readonly Framework[];
  /** The id of the framework that is taken where none is chosen, for languages that are nothing without one. */
  readonly usualFramework?: string;
  /** `grammar` where no compiler of the language can be run, and the code is checked by grammars only; people are told. */
  readonly checkedBy: 'compiler' | 'grammar';
  /** True where the screens of a wireframe are drawn, not only what is typed and pressed on them. */
  readonly showsScreens?: true;
  /** True for databases, whose tables stand for what are classes elsewhere. */
  readonly keepsTables?: true;
  /** True where what a flow comes to is kept or shown, also where it comes to one end only. */
  readonly keepsOnlyOutcome?: true;
  /** What its databases cannot be told of tables; people are. */
  readonly lacksInTables?: readonly ('indexes of calls' | 'changed keys' | 'changed keys of rows that hold others')[];
  /** True where stores ask each other for what their items refer to; elsewhere people are told. */
  readonly keepsReferences?: true;
  /** True where what extends a class holds it, so that it is never one itself. */
  readonly embedsParents?: true;
  /** True where the class of an actor extends that of another one; elsewhere people are told. */
  readonly extendsServices?: true;
  /** True where what is drawn as an error leaves all who called as one; elsewhere it is an answer like others. */
  readonly raisesErrors?: true;
  /** True where members that are drawn as private or protected are so; elsewhere people are told. */
  readonly keepsVisibility?: true;
  /** True where objects are made with what they cannot be without; elsewhere people are told. */
  readonly givesEnds?: true;
  /** True where the language itself has no exact decimal numbers; people are told. */
  readonly roundsDecimals?: true;
  /** What an interface is called, such as `trait`; `interface` by itself. */
  readonly interfaceWord?: string;
  /** True where steps can be awaited. */
  readonly canAwait: boolean;
  /** Whether whatever somebody else does is awaited without being wished for: it may take long, and cannot be waited for otherwise. */
  readonly awaitsPorts?: true;
}

export interface Framework {
  readonly id: string;
  readonly label: string;
  /**
   * `tests` where tests run on the real framework, `compiler` where code is compiled against it, `stubs` where it is compiled against
   * a few declarations of ours; people are told unless tests run.
   */
  readonly checkedBy: 'tests' | 'compiler' | 'stubs';
  /** What was drawn answers requests over HTTP. */
  readonly answersRequests?: true;
}

export interface PrintOptions {
  readonly includeComments: boolean;
  /** The id of one of the language's frameworks. */
  readonly framework?: string;
}

export interface PrintedFile {
  /** A path inside the project, such as `src/order-handling.ts`. */
  readonly filename: string;
  readonly content: string;
  /** One sentence: what the file holds. */
  readonly description: string;
  readonly role: 'source' | 'test' | 'project';
  readonly marks: readonly Mark[];
}

export interface Printer {
  /** All files of a project that builds as it is. The same program gives the same bytes. */
  readonly print: (program: Program, options: PrintOptions) => readonly PrintedFile[];
  /** Where not all parts of a program are printed, or others too: how many tests there are. Absent where each scenario but those of the schema has one. */
  readonly countTests?: (program: Program, options: PrintOptions) => number;
  /** Commands for whoever unpacks the project, in order; each with a few words that say what for. */
  readonly commands: (program: Program, options: PrintOptions) => readonly Command[];
}

export interface Command {
  readonly command: string;
  readonly purpose: string;
}
