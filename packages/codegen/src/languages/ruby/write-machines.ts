import { snakeCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import { type GuardedTransition, guardedChoices, type MachineDecl, type Step, unguarded } from '../../program/index.ts';
import { explainTransitions, spellEffects } from '../families/machine-effects.ts';
import { stepName, symbol, typeName, valuesOf, variable, writeWords } from './dialect.ts';

/** A class that holds a state, with a table of what leads where. */
export const writeMachine = (writer: Writer, machine: MachineDecl): void => {
  const { name, states, events, start, summary, finals, actions } = machine;
  const held = actions === undefined ? '' : variable(actions.handle);
  const transitions = unguarded(machine);
  writer.gap();
  writer.comment(summary);
  writer.block(`class ${typeName(name)}`, 'end', () => {
    writer.comment('Raised if an event is not allowed in the current state.');
    writer.line('InvalidTransition = Class.new(StandardError)');
    writer.gap();
    writer.comment(explainTransitions(machine));
    const sources = states.members.filter((from) => transitions.some((each) => each.from === from));
    writer.block('TRANSITIONS = {', '}.freeze', () => {
      for (const [index, from] of sources.entries()) {
        const rows = transitions.filter((each) => each.from === from);
        const comma = index === sources.length - 1 ? '' : ',';
        writer.block(
          `${snakeCase(from)}: {`,
          `}${comma}`,
          () => {
            for (const [row, { event, to, about }] of rows.entries())
              writer.line(`${snakeCase(event)}: ${symbol(to)}${row === rows.length - 1 ? '' : ','}`, about);
          },
          from.from,
        );
      }
    });
    writer.gap();
    writer.comment(`@return [Symbol] one of ${valuesOf(states)}`);
    writer.line('attr_reader :state');
    writer.gap();
    writer.block(`def initialize${actions === undefined ? '' : `(${held}:)`}`, 'end', () => {
      if (actions !== undefined) writer.line(`@${held} = ${held}`);
      writer.line(`@state = ${symbol(start)}`);
    });
    writer.gap();
    writer.comment(
      'Handles an event and returns the new state.',
      `@param event [Symbol] one of ${valuesOf(events)}`,
      '@raise [InvalidTransition] where no line is drawn for it',
    );
    writer.block('def handle(event)', 'end', () => {
      writer.line('following = TRANSITIONS.dig(@state, event)');
      for (const choice of guardedChoices(machine)) writeChoice(writer, choice, `@${held}`);
      writer.line('raise InvalidTransition, "#{event} is not possible in #{@state}" if following.nil?');
      writer.gap();
      writeEffects(writer, machine, held);
      writer.line('@state = following');
    });
    if (finals.length === 0) return;
    writer.gap();
    writer.comment('True once a final state is reached.');
    const [only, ...others] = finals.map(snakeCase);
    writer.block('def finished?', 'end', () => {
      if (only !== undefined && others.length === 0) writer.line(`@state == :${only}`);
      else writeWords(writer, '%i[', finals.map(snakeCase), '].include?(@state)');
    });
  });
};

const writeEffects = (writer: Writer, machine: MachineDecl, held: string): void => {
  const writeSteps = (steps: readonly Step[]) => (): void => {
    for (const step of steps) writer.line(`@${held}.${stepName(step)}`, step.name.from);
  };
  spellEffects(machine, {
    variables: { from: '@state', event: 'event', to: 'following' },
    is: (variable, _, members) =>
      members.length === 1
        ? `${variable} == ${members.map(symbol)}`
        : `%i[${members.map(snakeCase).join(' ')}].include?(${variable})`,
    when: (conditions, steps) => {
      const condition = `if ${conditions.join(' && ')}`;
      const [only, ...others] = steps;
      const line = only === undefined ? condition : `@${held}.${stepName(only)} ${condition}`;
      if (others.length === 0 && line.length <= writer.room()) writer.line(line, only?.name.from);
      else writer.block(condition, 'end', writeSteps(steps));
    },
    choose: (variable, _, cases) => {
      writer.line(`case ${variable}`);
      for (const { values, steps } of cases)
        writer.block(`when ${values.map(symbol).join(', ')}`, '', writeSteps(steps));
      writer.line('end');
    },
  });
};

/** Where a guard holds, it leads elsewhere than the table. */
const writeChoice = (writer: Writer, choice: readonly GuardedTransition[], held: string): void => {
  const [first, ...others] = choice;
  if (first === undefined) return;
  const condition = `@state == ${symbol(first.from)} && event == ${symbol(first.event)}`;
  const only = `following = ${symbol(first.to)} if ${condition} && ${held}.${stepName(first.guard)}`;
  if (others.length === 0 && only.length <= writer.room()) {
    writer.line(only, first.about);
    return;
  }
  writer.block(`if ${condition}`, 'end', () => {
    for (const [index, { guard, to, about }] of choice.entries()) {
      writer.line(`${index === 0 ? 'if' : 'elsif'} ${held}.${stepName(guard)}`, about);
      writer.indented(() => writer.line(`following = ${symbol(to)}`));
    }
    writer.line('end');
  });
};
