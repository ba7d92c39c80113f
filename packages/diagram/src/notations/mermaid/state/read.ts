import type { Direction } from '../../../model/geometry.ts';
import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { blanked, linesOf, spanOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { readDirection } from '../directions.ts';
import { readPrelude } from '../prelude.ts';
import { decodeMermaid, unquoteMermaid } from '../texts.ts';

const header = /^\s*stateDiagram(?:-v2)?\b/;

export const isMermaidState = (text: string): boolean => header.test(readPrelude(text).body);

interface Reading {
  readonly draft: SpecDraft;
  /** Composite states that are open; their parts are states of their own. */
  depth: number;
  note: { readonly about: string; readonly lines: string[] } | undefined;
  direction: Direction | undefined;
}

/** Reads a Mermaid state diagram. Composite states are read without their frame, and say so. */
export const readMermaidState = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const draft = createSpecDraft();
  const reading: Reading = { draft, depth: 0, note: undefined, direction: undefined };
  const lines = linesOf(body.replace(header, blanked));
  if (lines.some((line) => /^\[\*\]\s*-->/.test(line.text))) draft.node('[*]', { label: '', kind: 'initial' });
  for (const line of lines) readLine(line, reading);
  const { direction } = reading;
  return draft.build({ type, title, ...(direction === undefined ? {} : { direction }) });
};

const readLine = (line: TextLine, reading: Reading): void => {
  const { draft, note } = reading;
  if (note !== undefined) {
    if (/^end note$/.test(line.text)) {
      draft.note(decodeMermaid(note.lines.join(' ')), [note.about]);
      reading.note = undefined;
    } else note.lines.push(line.text);
    return;
  }
  if (!readStatement(line, reading) && !/^(?:style|classDef|class|hide|scale|acc\w+)\b|^--$/.test(line.text))
    draft.problem({
      line: line.number,
      text: line.text,
      message: 'Couldn’t read this line as part of a state diagram. Check its spelling, or remove it.',
    });
};

const readStatement = (line: TextLine, reading: Reading): boolean => {
  const { draft } = reading;
  const { text } = line;
  const direction = /^direction\s+(\w+)$/.exec(text);
  if (direction) {
    if (reading.depth === 0) reading.direction = readDirection(direction[1]);
    return true;
  }
  const note = /^note\s+(?:left|right)\s+of\s+(\S+)\s*(?::\s*(.*))?$/i.exec(text);
  if (note) {
    const [, about = '', words] = note;
    if (words === undefined) reading.note = { about, lines: [] };
    else draft.note(decodeMermaid(words), [about]);
    return true;
  }
  const change =
    /^(\[\*\]|[\p{L}\p{N}_.-]+?)(?::::\w+)?\s*-->\s*(\[\*\]|[\p{L}\p{N}_.-]+?)(?::::\w+)?\s*(?::\s*(.*))?$/u.exec(text);
  if (change) {
    const [, from = '', to = '', label = ''] = change;
    for (const key of [from, to]) if (key !== '[*]') draft.node(key, { kind: 'state' });
    if (to === '[*]') draft.node('[*]/end', { label: '', kind: 'final' });
    draft.edge({
      from,
      to: to === '[*]' ? '[*]/end' : to,
      label: decodeMermaid(label),
      kind: 'transition',
      span: spanOf(line),
    });
    return true;
  }
  const named = /^state\s+("[^"]*")\s+as\s+(\S+?)\s*(\{)?$/.exec(text) ?? undefined;
  const described = /^([\p{L}\p{N}_.-]+)\s*:\s*(.+)$/u.exec(text);
  const plain = /^(?:state\s+)?([\p{L}\p{N}_.-]+)(?::::\w+)?\s*(?:<<\w+>>)?\s*(\{)?$/u.exec(text);
  const opens = named?.[3] ?? plain?.[2];
  if (opens !== undefined) {
    reading.depth += 1;
    draft.problem({
      line: line.number,
      text,
      message: 'The frame of this composite state is left out; its states are drawn.',
    });
    return true;
  }
  if (text === '}') {
    reading.depth -= 1;
    return true;
  }
  if (named) draft.node(named[2] ?? '', { label: unquoteMermaid(named[1] ?? ''), kind: 'state', span: spanOf(line) });
  else if (described)
    draft.node(described[1] ?? '', { label: decodeMermaid(described[2] ?? ''), kind: 'state', span: spanOf(line) });
  else if (plain) draft.node(plain[1] ?? '', { kind: 'state' });
  return (named ?? described ?? plain) !== null;
};
