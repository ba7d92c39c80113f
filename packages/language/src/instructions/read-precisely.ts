import { changesSame } from '../lexicon/en/small-chat-words.ts';
import { applyToSpec } from './apply-to-spec.ts';
import type { CommandForm, CommandReading } from './form.ts';
import { commandForms } from './forms/index.ts';
import { hideQuotes, showQuotes } from './hide-quotes.ts';
import { type InstructionContext, type PreciseReading, refuse, type Step } from './instruction.ts';
import type { Setting } from './setting.ts';
import { splitCommands } from './split-commands.ts';
import { touchedBy } from './touched-by.ts';

/**
 * Reads an instruction that has the form of commands ("add an approval before shipping and make it red"). In: its text and
 * the diagram as it is. Out: the edits in order with a sentence for each, or why there are none. Each command is read
 * against what the ones before it make of the diagram.
 */
export const readPrecisely = (text: string, context: InstructionContext): PreciseReading => {
  const { text: hidden, quotes } = hideQuotes(text);
  const setting = settingFor(context, quotes);
  const commands = splitCommands(hidden);
  if (commands.length === 0) return refuse(`Say what to change. ${someExamples}`);
  const reading = readCommands(commands, setting);
  if (reading.ok || commands.length === 1 || reading.isUnread !== true) return reading;
  if (commands.slice(1).some((command) => changesSame.test(command))) return reading;
  // An "and" may belong to a label: "rename Ship to Pack and send". What a sentence ends does not.
  const whole = readCommands(
    hidden.split(/[;\n]|\.\s/).flatMap((sentence) => splitCommands(sentence).join(' and ') || []),
    setting,
  );
  return whole.ok ? whole : reading;
};

/** What the first command is read against. */
export const settingFor = (context: InstructionContext, quotes: readonly string[]): Setting => ({
  spec: context.spec,
  type: context.type,
  selection: context.selection ?? [],
  lastTouched: context.lastTouched ?? [],
  takenIds: context.takenIds ?? [],
  quotes,
});

const readCommands = (commands: readonly string[], start: Setting): PreciseReading => {
  let setting = start;
  const taken: Step[] = [];
  const formIds: string[] = [];
  for (const command of commands) {
    const reading = readCommand(command, setting);
    if (!reading.ok)
      return commands.length === 1 ? reading : { ...reading, message: withCommand(command, reading.message, start) };
    taken.push(...reading.steps);
    formIds.push(reading.form);
    const touched = touchedBy(reading.steps.map(({ edit }) => edit));
    setting = {
      ...setting,
      isFollowUp: true,
      spec: reading.steps.reduce((spec, { edit }) => applyToSpec(spec, edit), setting.spec),
      lastTouched: touched.length > 0 ? touched : setting.lastTouched,
    };
  }
  return {
    ok: true,
    edits: taken.map(({ edit }) => edit),
    said: taken.map(({ said }) => said).filter((said) => said !== ''),
    forms: formIds,
  };
};

const withCommand = (command: string, message: string, { quotes }: Setting): string =>
  `"${showQuotes(command, quotes)}": ${message}`;

const forms: readonly CommandForm[] = commandForms;

const readCommand = (command: string, setting: Setting): CommandReading & { readonly form: string } => {
  for (const form of forms) {
    const reading = form.read(command, setting);
    if (reading !== undefined) return { ...reading, form: form.id };
  }
  const refusal = refuse(`"${showQuotes(command, setting.quotes)}" wasn’t understood. ${someExamples}`);
  return { ...refusal, isUnread: true, form: 'none' };
};

const someExamples = 'Say which part to change and how, such as "add Approval before Ship".';
