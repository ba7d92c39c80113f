import type { SourceSpan } from '@diagloom/diagram/model';

/** A flow before it becomes a spec: nodes by number, in the order in which the text named them. */
export interface FlowNode {
  readonly id: number;
  readonly kind: 'step' | 'decision' | 'fork' | 'join';
  readonly label: string;
  readonly fullLabel: string;
  /** By when it is done: ` within 5 minutes`. */
  readonly deadline?: string;
  readonly verb: string;
  readonly actor: string | undefined;
  readonly nodeKind: string | undefined;
  readonly span: SourceSpan | undefined;
}

export interface FlowEdge {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Where the text says so, for a way back. */
  readonly span?: SourceSpan;
}

/** A loose end: the next step is connected to it. */
export interface Exit {
  readonly from: number;
  readonly label: string;
}

export interface FlowGraph {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  /** Loose ends and stops: what leads to the end. */
  readonly ends: readonly Exit[];
  /** Places in the text that point at a step that was not found. */
  readonly lost: readonly SourceSpan[];
}
