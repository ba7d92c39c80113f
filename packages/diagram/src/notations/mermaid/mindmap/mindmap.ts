import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { assignKeys } from '../../draft/keys.ts';
import { blanked } from '../../draft/lines.ts';
import { createSpecDraft } from '../../draft/spec-draft.ts';
import { readPrelude, writePrelude } from '../prelude.ts';
import { quoteMermaid, unquoteMermaid } from '../texts.ts';

const header = /^\s*mindmap\b/;

export const isMermaidMindmap = (text: string): boolean => /^\s*mindmap[ \t]*\n/.test(readPrelude(text).body);

/** The topics as an outline: two blanks for each level. */
export const writeMermaidMindmap = (spec: DiagramSpec): string => {
  const keys = assignKeys(spec.nodes.map(({ id }) => id));
  const depths = new Map<string, number>();
  for (const { id } of spec.nodes) {
    const parent = spec.edges.find(({ to }) => to === id)?.from;
    depths.set(id, (depths.get(parent ?? '') ?? 0) + 1);
  }
  return [
    ...writePrelude(spec),
    'mindmap',
    ...spec.nodes.map(
      ({ id, label }) => `${'  '.repeat(depths.get(id) ?? 1)}${keys.get(id) ?? id}[${quoteMermaid(label)}]`,
    ),
    '',
  ].join('\n');
};

const brackets =
  /^([^\s()[\]{}"]*)\s*(?:\(\(([\s\S]*)\)\)|\)\)([\s\S]*)\(\(|\{\{([\s\S]*)\}\}|\[([\s\S]*)\]|\(([\s\S]*)\)|\)([\s\S]*)\()$/;

/** Reads the outline of a Mermaid mindmap; icons and classes are skipped. */
export const readMermaidMindmap = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const draft = createSpecDraft();
  const above: { readonly indent: number; readonly key: string }[] = [];
  let offset = 0;
  for (const [index, line] of body.replace(header, blanked).split('\n').entries()) {
    const words = line.trim();
    const indent = line.replaceAll('\t', '  ').search(/\S/);
    const start = offset + line.search(/\S/);
    offset += line.length + 1;
    if (words === '' || words.startsWith('::icon') || words.startsWith(':::')) continue;
    const match = brackets.exec(words.replace(/:::.*$/, ''));
    const label = unquoteMermaid(match?.slice(2).find((part) => part !== undefined) ?? words);
    const key = `topic ${index}`;
    const span = { start, end: start + words.length };
    draft.node(key, { label, span });
    while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= indent) above.pop();
    const parent = above.at(-1);
    if (parent) draft.edge({ from: parent.key, to: key, label: '' });
    above.push({ indent, key });
  }
  return draft.build({ type, title });
};
