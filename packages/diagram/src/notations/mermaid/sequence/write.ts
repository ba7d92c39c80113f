import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import { assignKeys } from '../../draft/keys.ts';
import type { MessageLine } from '../../messages/message-line.ts';
import { specToLines } from '../../messages/spec-to-lines.ts';
import { writePrelude } from '../prelude.ts';
import { encodeMermaid } from '../texts.ts';

const arrows = { call: '->>', reply: '-->>', async: '-)' } as const;

export const writeMermaidSequence = (spec: DiagramSpec): string => {
  const keys = assignKeys(spec.nodes.map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  let depth = 1;
  const lines = specToLines(spec).map((line) => {
    const indent = '  '.repeat(line.kind === 'close' || line.kind === 'next' ? depth - 1 : depth);
    if (line.kind === 'open') depth += 1;
    if (line.kind === 'close') depth -= 1;
    return `${indent}${writeLine(line, keyOf)}`.trimEnd();
  });
  return [...writePrelude(spec), 'sequenceDiagram', ...lines, ''].join('\n');
};

const writeLine = (line: MessageLine, keyOf: (id: string) => string): string => {
  if (line.kind === 'participant') {
    const word = line.role === 'actor' ? 'actor' : 'participant';
    const role = line.role === 'database' ? '@{ "type": "database" }' : '';
    return `${line.isCreated ? 'create ' : ''}${word} ${keyOf(line.key)}${role} as ${textOf(line.label)}`;
  }
  if (line.kind === 'message')
    return `${keyOf(line.from)}${arrows[line.messageKind ?? 'call']}${keyOf(line.to)}: ${textOf(line.label)}`;
  if (line.kind === 'note') return `Note over ${line.keys.map(keyOf).join(',')}: ${textOf(line.text)}`;
  if (line.kind === 'open') return `${line.frame} ${encodeMermaid(line.guard)}`;
  if (line.kind === 'close') return 'end';
  return line.kind === 'next'
    ? `${line.frame === 'par' ? 'and' : 'else'} ${encodeMermaid(line.guard)}`
    : `${line.kind} ${keyOf(line.key)}`;
};

/** `wrap:` at the start of a text is an order, and no text at all is an error in some places. */
const textOf = (text: string): string =>
  text === '' ? '#32;' : encodeMermaid(text).replace(/^(\s*(?:no)?wrap):/i, '$1#58;');
