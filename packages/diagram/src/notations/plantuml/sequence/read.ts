import type { NotationProblem, NotationResult } from '../../../model/notation/parse-notation.ts';
import { linesOf, spanOf, type TextLine } from '../../draft/lines.ts';
import { linesToSpec } from '../../messages/lines-to-spec.ts';
import { frameOfWord, type MessageLine } from '../../messages/message-line.ts';
import { isPlantUml, plantUmlBody } from '../frame.ts';
import { decodePlantUml, unquotePlantUml } from '../texts.ts';

const name = '("[^"]*"|[\\p{L}\\p{N}_.@]+)';
const message = new RegExp(
  `^${name}\\s*((?:<<|<|x|o|\\\\\\\\|//)?-+(?:\\[[^\\]]*\\])?-*(?:>>|>|x|\\\\\\\\|//|\\\\|/)?[xo]?)\\s*${name}\\s*(\\+\\+|--|\\*\\*|!!)?(?:\\s*(--|\\+\\+))?\\s*(?:#\\w+)?\\s*(?::\\s*(.*))?$`,
  'u',
);
const participant = new RegExp(
  `^(create\\s+)?(participant|actor|database|boundary|control|entity|collections|queue)\\s+${name}(?:\\s+as\\s+${name})?(?:\\s+<<[^>]*>>)?(?:\\s+order\\s+\\d+)?(?:\\s+#\\w+)?$`,
  'u',
);

/** Texts whose lines are messages; other diagrams of PlantUML have lines of their own kinds. */
export const isPlantUmlSequence = (text: string): boolean => {
  if (!isPlantUml(text)) return false;
  const lines = linesOf(plantUmlBody(text));
  const isOther = ({ text: line }: TextLine): boolean =>
    /^(?:(?:abstract|class|interface|enum|usecase|component|node|state|object|package|rectangle)\s|\[|:.*;$|\(|start$|stop$)/.test(
      line,
    );
  return lines.some(({ text: line }) => message.test(line) || participant.test(line)) && !lines.some(isOther);
};

/** Reads a PlantUML sequence diagram line by line. Looks, dividers, delays and boxes are skipped. */
export const readPlantUmlSequence = (text: string, type: string): NotationResult => {
  const lines: MessageLine[] = [];
  const problems: NotationProblem[] = [];
  const calls: { readonly from: string; readonly to: string }[] = [];
  let title = '';
  let note: { readonly keys: readonly string[]; readonly texts: string[] } | undefined;
  for (const line of linesOf(plantUmlBody(text))) {
    const titled = /^title\s+(.+)$/.exec(line.text);
    const opening = readNote(line.text, lines);
    if (note !== undefined) {
      if (/^end ?note$/.test(line.text)) {
        lines.push({ kind: 'note', keys: note.keys, text: decodePlantUml(note.texts.join(' ')) });
        note = undefined;
      } else note.texts.push(line.text);
    } else if (titled) title = decodePlantUml(titled[1] ?? '');
    else if (opening?.text === undefined && opening !== undefined) note = { keys: opening.keys, texts: [] };
    else if (opening?.text !== undefined) lines.push({ kind: 'note', keys: opening.keys, text: opening.text });
    else if (
      !readLine(line, lines, calls) &&
      !/^(?:==|\.\.\.|\|\|\||box\b|end box\b|legend|header|footer|ref\b|activate|deactivate)/.test(line.text)
    )
      problems.push({
        line: line.number,
        text: line.text,
        message: 'Couldn’t read this line as part of a sequence diagram. Check its spelling, or remove it.',
      });
  }
  return linesToSpec(lines, { type, title }, problems);
};

const readNote = (
  text: string,
  lines: readonly MessageLine[],
): { readonly keys: readonly string[]; readonly text?: string } | undefined => {
  const match = /^[hr]?note\s+(?:over|left(?:\s+of)?|right(?:\s+of)?)\s*([^:#]*?)\s*(?:#\w+\s*)?(?::\s*(.*))?$/.exec(
    text,
  );
  if (match === null) return undefined;
  const last = lines.findLast((line) => line.kind === 'message');
  const [, names = '', words] = match;
  const keys = names === '' ? (last === undefined ? [] : [last.from]) : names.split(/\s*,\s*/).map(unquotePlantUml);
  return { keys, ...(words === undefined ? {} : { text: decodePlantUml(words) }) };
};

const readLine = (
  line: TextLine,
  lines: MessageLine[],
  calls: { readonly from: string; readonly to: string }[],
): boolean => {
  const { text } = line;
  const declared = participant.exec(text);
  if (declared) {
    const [, create, word, first = '', second] = declared;
    const role = word === 'actor' || word === 'database' ? word : undefined;
    const isKeyFirst = second?.startsWith('"') === true;
    const label = unquotePlantUml((isKeyFirst ? second : first) ?? '');
    const key = unquotePlantUml((isKeyFirst ? first : second) ?? first);
    lines.push({ kind: 'participant', key, label, ...(role ? { role } : {}), isCreated: create !== undefined });
    return true;
  }
  if (readMessage(line, lines, calls)) return true;
  const returned = /^return(?:\s+(.*))?$/.exec(text);
  const call = returned ? calls.pop() : undefined;
  if (call) {
    lines.push({
      kind: 'message',
      from: call.to,
      to: call.from,
      label: decodePlantUml(returned?.[1] ?? ''),
      messageKind: 'reply',
      sign: '-',
      span: spanOf(line),
    });
    return true;
  }
  const life = new RegExp(`^(activate|deactivate|destroy|create)\\s+${name}(?:\\s+#\\w+)?$`, 'u').exec(text);
  if (life) {
    addLife(life[1] ?? '', unquotePlantUml(life[2] ?? ''), lines, calls);
    return true;
  }
  const [word = ''] = text.split(/\s+/);
  const guard = decodePlantUml(text.slice(word.length));
  const frame = frameOfWord[word] ?? (word === 'group' ? 'opt' : undefined);
  if (frame) lines.push({ kind: 'open', frame, guard, span: spanOf(line) });
  else if (word === 'else' || word === 'also') lines.push({ kind: 'next', guard });
  else if (text === 'end') lines.push({ kind: 'close' });
  else return false;
  return true;
};

/** `destroy` holds for the message before it, which our lines say the other way round. */
const addLife = (
  word: string,
  key: string,
  lines: MessageLine[],
  calls: { readonly from: string; readonly to: string }[],
): void => {
  if (word === 'create') lines.push({ kind: 'participant', key, label: key, isCreated: true });
  else if (word === 'destroy') {
    const at = lines.findLastIndex((line) => line.kind === 'message' && [line.from, line.to].includes(key));
    if (at >= 0) lines.splice(at, 0, { kind: 'destroy', key });
  } else {
    const last = lines.findLast((line) => line.kind === 'message');
    if (word === 'activate' && last?.kind === 'message' && last.to === key) calls.push(last);
    lines.push({ kind: word === 'activate' ? 'activate' : 'deactivate', key });
  }
};

const readMessage = (
  line: TextLine,
  lines: MessageLine[],
  calls: { readonly from: string; readonly to: string }[],
): boolean => {
  const match = message.exec(line.text);
  if (match === null) return false;
  const [, left = '', arrow = '', right = '', mark, , label = ''] = match;
  const bare = arrow.replace(/\[[^\]]*\]/, '');
  const isLeftward = /^(?:<|x|o|\\|\/)/.test(bare) && !/[>\\/]$/.test(bare);
  const [from, to] = (isLeftward ? [right, left] : [left, right]).map(unquotePlantUml);
  if (from === undefined || to === undefined || !/[<>\\/x]/.test(bare)) return false;
  const messageKind = bare.includes('--') ? 'reply' : /<<|>>/.test(bare) ? 'async' : undefined;
  const sign = mark === '++' ? '+' : mark === '--' ? '-' : undefined;
  if (mark === '**') lines.push({ kind: 'participant', key: to, label: to, isCreated: true });
  if (mark === '!!') lines.push({ kind: 'destroy', key: to });
  if (sign === '+') calls.push({ from, to });
  lines.push({
    kind: 'message',
    from,
    to,
    label: decodePlantUml(label),
    ...(messageKind ? { messageKind } : {}),
    ...(sign ? { sign } : {}),
    span: spanOf(line),
  });
  return true;
};
