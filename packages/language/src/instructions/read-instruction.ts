import { applyToSpec } from './apply-to-spec.ts';
import type { CommandForm, CommandReading } from './form.ts';
import { commandForms } from './forms/index.ts';
import { hideQuotes, showQuotes } from './hide-quotes.ts';
import { type InstructionContext, type InstructionReading, refuse, type Step } from './instruction.ts';
import type { Setting } from './setting.ts';
import { splitCommands } from './split-commands.ts';
import { touchedBy } from './touched-by.ts';

/**
 * Turns an instruction for a diagram into edits without any model. In: one or several commands ("add an approval before
 * shipping and make it red") and the diagram as it is. Out: the edits in order with a sentence for each, or a message that
 * says what was not clear; then nothing is to change. Each command is read against what the ones before it make of the
 * diagram. Deterministic.
 */
export const readInstruction = (text: string, context: InstructionContext): InstructionReading => {
  const { text: hidden, quotes } = hideQuotes(text);
  const setting: Setting = {
    spec: context.spec,
    type: context.type,
    selection: context.selection ?? [],
    lastTouched: context.lastTouched ?? [],
    takenIds: context.takenIds ?? [],
    quotes,
  };
  const commands = splitCommands(hidden);
  if (commands.length === 0) return refuse(`Say what to change. ${someExamples}`);
  const reading = readCommands(commands, setting);
  if (reading.ok || commands.length === 1 || reading.isUnread !== true) return reading;
  // An "and" may belong to a label: "rename Ship to Pack and send".
  const whole = readCommands([splitCommands(hidden.replace(/[;\n]/g, ' ')).join(' and ')], setting);
  return whole.ok ? whole : reading;
};

const readCommands = (commands: readonly string[], start: Setting): InstructionReading => {
  let setting = start;
  const taken: Step[] = [];
  for (const command of commands) {
    const reading = readCommand(command, setting);
    if (!reading.ok)
      return commands.length === 1 ? reading : { ...reading, message: withCommand(command, reading.message, start) };
    taken.push(...reading.steps);
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
  };
};

const withCommand = (command: string, message: string, { quotes }: Setting): string =>
  `"${showQuotes(command, quotes)}": ${message}`;

const forms: readonly CommandForm[] = commandForms;

const readCommand = (command: string, setting: Setting): CommandReading => {
  for (const form of forms) {
    const reading = form.read(command, setting);
    if (reading !== undefined) return reading;
  }
  const refusal = refuse(`"${showQuotes(command, setting.quotes)}" was not understood. ${someExamples}`);
  return { ...refusal, isUnread: true };
};

const someExamples =
  'What works: "add Approval before Ship", "rename Pack to Wrap", "remove the second step", "connect A to B", "make the decision yellow", "left to right".';
