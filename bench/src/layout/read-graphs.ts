import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagram } from '@diagloom/diagram/model';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { type GraphEdge, type GraphNode, toDiagram } from './to-diagram.ts';

/** The graphs of a collection that lies beside the checkout; undefined where it is not there. */
export const readGraphs = (collection: string): readonly Diagram[] | undefined => {
  const file = join(checkout, '../shared/bench', `${collection}.dev.jsonl`);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map(toGraph).filter(({ shapes }) => shapes.length > 0);
};

interface Line {
  readonly nodes?: readonly GraphNode[];
  readonly edges?: readonly GraphEdge[];
}

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;

const toGraph = (text: string): Diagram => {
  const line: unknown = JSON.parse(text);
  if (!isLine(line)) throw new Error(`This is no graph: ${text.slice(0, 80)}`);
  return toDiagram(line.nodes ?? [], line.edges ?? []);
};
