import type { NotationProblem, NotationResult } from '../../../model/notation/parse-notation.ts';
import { createLeftOut } from '../../draft/left-out.ts';
import { blanked, linesOf, spanOf, type TextLine } from '../../draft/lines.ts';
import { linesToSpec } from '../../messages/lines-to-spec.ts';
import { frameOfWord, type MessageLine } from '../../messages/message-line.ts';
import { readPrelude } from '../prelude.ts';
import { decodeMermaid, unquoteMermaid } from '../texts.ts';

const header = /^\s*sequenceDiagram\b/;

export const isMermaidSequence = (text: string): boolean => header.test(readPrelude(text).body);

/** Reads a Mermaid sequence diagram line by line. Boxes are skipped. */
export const readMermaidSequence = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const lines: MessageLine[] = [];
  const problems: NotationProblem[] = [];
  const boxes: boolean[] = [];
  const leftOut = createLeftOut();
  let said = title;
  for (const line of linesOf(body.replace(header, blanked))) {
    const named = /^title:?\s+(.+)$/.exec(line.text)?.[1];
    const opensBox = /^(?:rect|box)\b/.test(line.text);
    if (named !== undefined) said = decodeMermaid(named);
    else if (opensBox) {
      boxes.push(true);
      leftOut.add(line, 'Boxes and colors behind messages');
    } else {
      const read = readLine(line);
      if (read?.kind === 'open') boxes.push(false);
      const closesBox = read?.kind === 'close' && boxes.pop() === true;
      if (read !== undefined && !closesBox) lines.push(read);
      else if (/^autonumber\b/.test(line.text)) leftOut.add(line, 'Numbers of messages');
      else if (/^(?:links?|properties|details)\b/.test(line.text))
        leftOut.add(line, 'Links and details of participants');
      else if (read === undefined && !/^acc\w+\b/.test(line.text))
        problems.push({
          line: line.number,
          text: line.text,
          message: 'Couldn’t read this line as part of a sequence diagram. Check its spelling, or remove it.',
        });
    }
  }
  return linesToSpec(lines, { type, title: said }, [...problems, ...leftOut.problems()]);
};

const readLine = (line: TextLine): MessageLine | undefined => {
  const { text } = line;
  const declared = readParticipant(text) ?? readNote(text) ?? readMessage(line);
  if (declared) return declared;
  const activity = /^(activate|deactivate|destroy)\s+(\S+?);?$/.exec(text);
  if (activity) {
    const [, word, key = ''] = activity;
    return { kind: word === 'destroy' || word === 'activate' ? word : 'deactivate', key };
  }
  const [word = ''] = text.split(/\s+/);
  const guard = decodeMermaid(text.slice(word.length));
  const frame = frameOfWord[word];
  if (frame) return { kind: 'open', frame, guard, span: spanOf(line) };
  if (word === 'else' || word === 'and' || word === 'option') return { kind: 'next', guard };
  return word === 'end' ? { kind: 'close' } : undefined;
};

const readParticipant = (text: string): MessageLine | undefined => {
  const match = /^(create\s+)?(participant|actor)\s+([^\s@]+)\s*(@\{[^}]*\})?(?:\s+as\s+(.+))?$/.exec(text);
  if (!match) return undefined;
  const [, create, word, key = '', metadata = '', label] = match;
  const said = /"?type"?\s*:\s*"?(\w+)/.exec(metadata)?.[1];
  const role = word === 'actor' || said === 'actor' ? 'actor' : said === 'database' ? 'database' : undefined;
  return {
    kind: 'participant',
    key,
    label: label === undefined ? key : unquoteMermaid(label),
    ...(role ? { role } : {}),
    isCreated: create !== undefined,
  };
};

const readNote = (text: string): MessageLine | undefined => {
  const match = /^note\s+(?:over|left of|right of)\s+([^:]+?)\s*:\s*(.*)$/i.exec(text);
  if (!match) return undefined;
  const [, names = '', words = ''] = match;
  return { kind: 'note', keys: names.split(/\s*,\s*/), text: decodeMermaid(words) };
};

const readMessage = (line: TextLine): MessageLine | undefined => {
  const match = /^([^:]+?)\s*(<<--?>>|--?>>?|--?x|--?\))\s*([+-]?)\s*([^:]+?)\s*:\s*(.*?)$/.exec(line.text);
  if (!match) return undefined;
  const [, from = '', arrow = '', mark, to = '', label = ''] = match;
  const messageKind = arrow.startsWith('--') ? 'reply' : arrow.endsWith(')') ? 'async' : undefined;
  const sign = mark === '+' || mark === '-' ? mark : undefined;
  return {
    kind: 'message',
    from,
    to,
    label: decodeMermaid(label),
    ...(messageKind ? { messageKind } : {}),
    ...(sign ? { sign } : {}),
    span: spanOf(line),
  };
};
