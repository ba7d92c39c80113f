import type { SourceSpan, SpecAttribute } from '@diagloom/diagram/model';

/** Something that a pasted file declares: a class, a table, a service, a person. */
export interface PastedThing {
  readonly name: string;
  /** A kind of the vocabulary of classes, such as `interface`, or `database` for a service that keeps data. */
  readonly kind?: string;
  readonly members: readonly SpecAttribute[];
  /** The name of what it stands under in a tree. */
  readonly parent?: string;
}

export interface PastedLink {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly kind?: string;
  readonly fromCardinality?: string;
  readonly toCardinality?: string;
}

/** What a pasted file says, whatever it is drawn as, and where in the prompt it stands. */
export interface Pasted {
  readonly things: readonly PastedThing[];
  readonly links: readonly PastedLink[];
  readonly span: SourceSpan;
  /** True where the file tells of systems rather than of data: services, hosts. */
  readonly isLandscape?: boolean;
}

/** Reads one format. In: the prompt. Out: what the file in it says, or undefined where the prompt has none of this format. */
export interface PastedFormat {
  readonly id: string;
  readonly read: (text: string) => Pasted | undefined;
}
