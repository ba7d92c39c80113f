import { createIdPool, type DiagramSpec, edgeIdFor, nodeIdFor } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { readSystemsOfDocument } from '@diagloom/language/documents';
import { readableText } from './blank-spans.ts';
import type { PassageReading } from './read-passage.ts';

/** A passage that tells fewer lines only mentions systems. */
const fewestLines = 3;

/**
 * Reads an architecture from prose, where that tells more lines than the reader of what people type, which read `plain`. A list of parts without a
 * word of what they have to do with each other is left to that one.
 */
export const readSystems = (passage: Passage, plain: PassageReading | undefined): PassageReading | undefined => {
  const text = readableText(passage);
  const lines = readSystemsOfDocument(text);
  if (lines.length < fewestLines || lines.length < (plain?.spec.edges.length ?? 0)) return plain;
  const pool = createIdPool();
  const ids = new Map<string, string>();
  const nodes: DiagramSpec['nodes'][number][] = [];
  for (const { label, start, end } of lines.flatMap(({ from, to }) => [from, to])) {
    if (ids.has(label)) continue;
    const id = nodeIdFor(label, pool);
    ids.set(label, id);
    const shown = label.replace(/^\p{Ll}(?=\p{Ll}|[\s-])/u, (letter) => letter.toUpperCase());
    nodes.push({ id, label: shown, origin: 'prompt', source: { start, end } });
  }
  const edges = lines.map(({ from, to, start, end }) => {
    const [one = '', other = ''] = [ids.get(from.label), ids.get(to.label)];
    return {
      id: edgeIdFor(one, other, pool),
      from: one,
      to: other,
      label: '',
      origin: 'prompt' as const,
      source: { start, end },
    };
  });
  const sentences = text.match(/[.!?](?:\s|$)/g)?.length ?? 1;
  const spec: DiagramSpec = { schemaVersion: 1, type: 'architecture', title: '', nodes, edges, groups: [], notes: [] };
  const coverage = Math.max(plain?.coverage ?? 0, Math.min(1, lines.length / sentences));
  return { passage, text, told: text, spec, hasToldTables: false, coverage, named: nodes.length, kept: 1 };
};
