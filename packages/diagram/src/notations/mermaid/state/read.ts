import type { Direction } from '../../../model/geometry.ts';
import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { blanked, linesOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { createStateDraft, type StateDraft } from '../../states/state-draft.ts';
import { readDirection } from '../directions.ts';
import { readPrelude } from '../prelude.ts';
import { decodeMermaid, unquoteMermaid } from '../texts.ts';

const header = /^\s*stateDiagram(?:-v2)?\b/;

export const isMermaidState = (text: string): boolean => header.test(readPrelude(text).body);

interface Reading {
  readonly draft: SpecDraft;
  readonly states: StateDraft;
  note: { readonly about: string; readonly lines: string[] } | undefined;
  direction: Direction | undefined;
}

/** Reads a Mermaid state diagram. */
export const readMermaidState = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const draft = createSpecDraft();
  const reading: Reading = { draft, states: createStateDraft(draft), note: undefined, direction: undefined };
  const lines = linesOf(body.replace(header, blanked));
  for (const line of lines) readLine(line, reading);
  reading.states.finish();
  const { direction } = reading;
  return draft.build({ type, title, ...(direction === undefined ? {} : { direction }) });
};

const readLine = (line: TextLine, reading: Reading): void => {
  const { draft, states, note } = reading;
  if (note !== undefined) {
    if (/^end note$/.test(line.text)) {
      states.note(decodeMermaid(note.lines.join(' ')), note.about);
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

/** `entry / beep`. */
const activityForm = /^(?:on\s+)?(?:entry|do|exit)\s*\/\s*\S.*$/i;

const readStatement = (line: TextLine, reading: Reading): boolean => {
  const { states } = reading;
  const { text } = line;
  const direction = /^direction\s+(\w+)$/.exec(text);
  if (direction) {
    if (states.depth() === 0) reading.direction = readDirection(direction[1]);
    return true;
  }
  const note = /^note\s+(?:left|right)\s+of\s+(\S+)\s*(?::\s*(.*))?$/i.exec(text);
  if (note) {
    const [, about = '', words] = note;
    if (words === undefined) reading.note = { about, lines: [] };
    else states.note(decodeMermaid(words), about);
    return true;
  }
  const change =
    /^(\[\*\]|[\p{L}\p{N}_.-]+?)(?::::\w+)?\s*-->\s*(\[\*\]|[\p{L}\p{N}_.-]+?)(?::::\w+)?\s*(?::\s*(.*))?$/u.exec(text);
  if (change) {
    const [, from = '', to = '', label = ''] = change;
    states.transition({ from, to, label: decodeMermaid(label) }, line);
    return true;
  }
  const named = /^state\s+("[^"]*")\s+as\s+(\S+?)\s*(\{)?$/.exec(text) ?? undefined;
  const described = /^([\p{L}\p{N}_.-]+)\s*:\s*(.+)$/u.exec(text);
  const plain = /^(?:state\s+)?([\p{L}\p{N}_.-]+)(?::::\w+)?\s*(?:<<\w+>>)?\s*(\{)?$/u.exec(text);
  if (text === '}') return states.close();
  const activity = described === null ? null : activityForm.exec(described[2] ?? '');
  if (named) states.state(named[2] ?? '', { label: unquoteMermaid(named[1] ?? ''), line });
  else if (activity) states.state(described?.[1] ?? '', { activity: decodeMermaid(activity[0]) });
  else if (described) states.state(described[1] ?? '', { label: decodeMermaid(described[2] ?? ''), line });
  else if (plain) states.state(plain[1] ?? '');
  const opens = named?.[3] ?? plain?.[2];
  if (opens !== undefined) states.open(named?.[2] ?? plain?.[1] ?? '', line);
  return (named ?? described ?? plain) !== null;
};
