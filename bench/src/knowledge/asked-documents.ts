import { readFile } from 'node:fs/promises';
import type { DiagramTypeId } from '@diagloom/types';

/** A diagram that somebody would draw from a document. */
export interface AskedDiagram {
  readonly request: string;
  readonly diagramType: DiagramTypeId;
  readonly nodes: readonly string[];
  /** From, to and what stands at the line, by labels. */
  readonly edges: readonly (readonly [string, string, string?])[];
}

/** A document with what colleagues ask of it. */
export interface AskedDocument {
  readonly id: string;
  readonly document: { readonly name: string; readonly text: string };
  readonly requests: readonly AskedDiagram[];
}

export const readAskedDocuments = async (file: string): Promise<readonly AskedDocument[]> =>
  JSON.parse(await readFile(file, 'utf8'));

/** A line in the format that the benchmarks' scorer reads: a question in a flow is a decision. */
export const toGold = (id: string, { diagramType, nodes, edges }: AskedDiagram) => ({
  id,
  type: diagramType,
  nodes: nodes.map((label) => ({
    id: label,
    label,
    kind: isFlow(diagramType) && label.endsWith('?') ? 'xor' : kindOf(diagramType),
  })),
  edges: edges.map(([from, to, label = '']) => ({ from, to, label })),
});

const isFlow = (type: string): boolean => type === 'flowchart' || type === 'process';

const kindOf = (type: string): string => (isFlow(type) ? 'task' : type === 'conceptual' ? 'class' : 'node');
