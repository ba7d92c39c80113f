import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { linesOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { createStateDraft, type StateDraft } from '../../states/state-draft.ts';
import { isPlantUml, plantUmlBody } from '../frame.ts';
import { decodePlantUml, unquotePlantUml } from '../texts.ts';

const key = '(\\[\\*\\]|\\[H\\*?\\]|[\\p{L}\\p{N}_.]+(?:\\[H\\*?\\])?)';
const change = new RegExp(
  `^${key}\\s*(?:#\\w+\\s*)?-+(?:\\[[^\\]]*\\])?(?:up|down|left|right|[udlr])?-*>\\s*${key}(?:\\s*#\\S+)?\\s*(?::\\s*(.*))?$`,
  'u',
);
const declared =
  /^state\s+(?:"([^"]*)"\s+as\s+([\p{L}\p{N}_.]+)|([\p{L}\p{N}_.]+)(?:\s+as\s+"([^"]*)")?|"([^"]*)")(?:\s*<<(\w+)>>)?(?:\s*#\S+)?\s*(?::\s*([^{]*?))?\s*(\{)?$/u;
const described = /^([\p{L}\p{N}_.]+)\s*:\s*(.+)$/u;

/** Texts whose lines lead from one state to another: some start or end at `[*]`, or a state is declared. */
export const isPlantUmlState = (text: string): boolean => {
  if (!isPlantUml(text)) return false;
  const lines = linesOf(plantUmlBody(text));
  const isChange = ({ text: line }: TextLine): boolean => change.test(line);
  return (
    lines.some(isChange) &&
    lines.some(({ text: line }) => /^\[\*\]\s*-|>\s*\[\*\]/.test(line) || declared.test(line)) &&
    !lines.some(({ text: line }) => /^(?:participant|actor|class|interface|component|usecase|:.*;$)/.test(line))
  );
};

interface Reading {
  readonly draft: SpecDraft;
  readonly states: StateDraft;
  title: string;
  isTurned: boolean;
  note: { readonly about: string; readonly lines: string[] } | undefined;
}

/** Reads a PlantUML state diagram. */
export const readPlantUmlState = (text: string, type: string): NotationResult => {
  const draft = createSpecDraft();
  const reading: Reading = { draft, states: createStateDraft(draft), title: '', isTurned: false, note: undefined };
  for (const line of linesOf(plantUmlBody(text)))
    if (!readLine(line, reading))
      draft.problem({
        line: line.number,
        text: line.text,
        message: 'Couldn’t read this line as part of a state diagram. Check its spelling, or remove it.',
      });
  reading.states.finish();
  return draft.build({
    type,
    title: unquotePlantUml(reading.title),
    ...(reading.isTurned && { direction: 'right' as const }),
  });
};

const readLine = (line: TextLine, reading: Reading): boolean =>
  readNote(line, reading) || readHeader(line, reading) || readState(line, reading);

const readNote = ({ text }: TextLine, reading: Reading): boolean => {
  const { states, note } = reading;
  if (note !== undefined) {
    if (/^end ?note$/.test(text)) {
      states.note(decodePlantUml(note.lines.join(' ')), note.about);
      reading.note = undefined;
    } else note.lines.push(text);
    return true;
  }
  const [, about, words] = /^note\s+(?:left|right|top|bottom)\s+of\s+(\S+)\s*(?::\s*(.*))?$/i.exec(text) ?? [];
  if (about === undefined) return false;
  if (words === undefined) reading.note = { about, lines: [] };
  else states.note(decodePlantUml(words), about);
  return true;
};

const readHeader = ({ text }: TextLine, reading: Reading): boolean => {
  const [, title] = /^title\s+(.+)$/.exec(text) ?? [];
  if (title !== undefined) reading.title = decodePlantUml(title);
  if (/^left to right direction$/.test(text)) reading.isTurned = true;
  return title !== undefined || /^(?:(?:left to right|top to bottom) direction|header|footer|caption)\b/.test(text);
};

const readState = (line: TextLine, { draft, states }: Reading): boolean => {
  const { text } = line;
  const [, from, to, label = ''] = change.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    if (/\[H/.test(text)) draft.leaveOut(line, 'History states');
    states.transition({ from: ofHistory(from), to: ofHistory(to), label: decodePlantUml(label) }, line);
    return true;
  }
  const [, saidFirst, alias, name, saidLast, only, stereotype, below, opens] = declared.exec(text) ?? [];
  const own = alias ?? name ?? only;
  if (own !== undefined) {
    const said = saidFirst ?? saidLast;
    states.state(own, { ...(said !== undefined && { label: decodePlantUml(said) }), line });
    if (below !== undefined && below !== '') tell(states, own, below);
    if (stereotype !== undefined) draft.leaveOut(line, 'Kinds of points such as choices, forks and joins');
    if (opens !== undefined) states.open(own, line);
    return true;
  }
  if (text === '}') return states.close();
  if (/^(?:--|\|\|)$/.test(text)) {
    draft.leaveOut(line, 'Regions that run in parallel');
    return true;
  }
  const [, about, words] = described.exec(text) ?? [];
  if (about === undefined || words === undefined) return false;
  tell(states, about, words);
  return true;
};

/** What is done in a state, and what is said of it, stands in its rows. */
const tell = (states: StateDraft, about: string, words: string): void =>
  states.state(about, { activity: decodePlantUml(words) });

/** Coming back to where a composite state was is coming to it. */
const ofHistory = (written: string): string => written.replace(/(?<=.)\[H\*?\]$/, '').replace(/^\[H\*?\]$/, '[*]');
