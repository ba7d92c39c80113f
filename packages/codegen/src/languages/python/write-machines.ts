import type { Writer } from '../../printing/writer.ts';
import { type GuardedTransition, guardedChoices, type MachineDecl, type Step, unguarded } from '../../program/index.ts';
import { type EffectForms, spellEffects } from '../families/machine-effects.ts';
import { apart, constant, identifier, quote, typeName, writeInside } from './dialect.ts';
import { memberOf } from './write-flows.ts';

/** A table of what leads where, and a class that holds a state. */
export const writeMachine = (writer: Writer, machine: MachineDecl): void => {
  const { actions, name, states, events, start, finals, summary } = machine;
  const held = actions === undefined ? '' : identifier(actions.handle);
  const [state, event] = [typeName(states.name), typeName(events.name)];
  const table = `${constant(name)}_TRANSITIONS`;
  apart(writer);
  writeInside(writer, [`${table}: dict[`, `tuple[${state}, ${event}], ${state}`, '] = {']);
  writer.indented(() => {
    for (const { from, event: on, to, about } of unguarded(machine)) {
      writer.items('(', [memberOf(states, from), memberOf(events, on)], `): ${memberOf(states, to)},`, about);
    }
  });
  writer.line('}');
  apart(writer);
  writer.block(`class ${typeName(name)}:`, '', () => {
    writer.comment(summary);
    writer.gap();
    const given = actions === undefined ? [] : [`${held}: ${typeName(actions.name)}`];
    writer.block(`def __init__(${['self', ...given].join(', ')}) -> None:`, '', () => {
      if (actions !== undefined) writer.line(`self._${held} = ${held}`);
      writer.line(`self._state = ${memberOf(states, start)}`);
    });
    writer.gap();
    writer.line('@property');
    writer.block(`def state(self) -> ${state}:`, '', () => writer.line('return self._state'));
    writer.gap();
    writer.block(`def handle(self, event: ${event}) -> ${state}:`, '', () => {
      writer.comment('Handles an event; raises ValueError if it is not allowed in this state.');
      writeInside(writer, [`following = ${table}.get(`, '(self._state, event)', ')']);
      for (const choice of guardedChoices(machine)) writeChoice(writer, machine, choice, `self._${held}`);
      writer.block('if following is None:', '', () => {
        const message = `f${quote('“{event.value}” is not possible in “{self._state.value}”')}`;
        writeInside(writer, ['raise ValueError(', message, ')']);
      });
      const writeSteps = (steps: readonly Step[]) => (): void => {
        for (const step of steps) writer.line(`self._${held}.${identifier(step.name)}()`, step.name.from);
      };
      const isOneOf: EffectForms['is'] = (variable, declared, values) => {
        const members = values.map((value) => memberOf(declared, value));
        return `${variable} ${members.length === 1 ? `is ${members[0]}` : `in (${members.join(', ')})`}`;
      };
      spellEffects(machine, {
        variables: { from: 'self._state', event: 'event', to: 'following' },
        is: isOneOf,
        when: (conditions, steps) => writeIf(writer, conditions, writeSteps(steps)),
        choose: (variable, declared, cases) => {
          for (const [index, { values, steps }] of cases.entries())
            writeIf(writer, [isOneOf(variable, declared, values)], writeSteps(steps), index === 0 ? 'if' : 'elif');
        },
      });
      writer.line('self._state = following');
      writer.line('return following');
    });
    if (finals.length === 0) return;
    writer.gap();
    writer.line('@property');
    writer.block('def is_finished(self) -> bool:', '', () => {
      const members = finals.map((final) => memberOf(states, final));
      writer.line(`return self._state ${members.length === 1 ? `is ${members[0]}` : `in (${members.join(', ')})`}`);
    });
  });
};

/** Where a guard holds, it leads elsewhere than the table. */
const writeChoice = (
  writer: Writer,
  { states, events }: MachineDecl,
  choice: readonly GuardedTransition[],
  held: string,
): void => {
  const [first] = choice;
  if (first === undefined) return;
  const tests = [`self._state is ${memberOf(states, first.from)}`, `event is ${memberOf(events, first.event)}`];
  if (choice.length === 1) {
    const asked = `${held}.${identifier(first.guard.name)}()`;
    writeIf(writer, [...tests, asked], () => writer.line(`following = ${memberOf(states, first.to)}`, first.about));
    return;
  }
  writeIf(writer, tests, () => {
    for (const [index, { guard, to, about }] of choice.entries())
      writer.block(
        `${index === 0 ? 'if' : 'elif'} ${held}.${identifier(guard.name)}():`,
        '',
        () => writer.line(`following = ${memberOf(states, to)}`),
        about,
      );
  });
};

const writeIf = (writer: Writer, tests: readonly string[], body: () => void, keyword: 'if' | 'elif' = 'if'): void => {
  const line = `${keyword} ${tests.join(' and ')}:`;
  if (line.length <= writer.room()) {
    writer.block(line, '', body);
    return;
  }
  writer.line(`${keyword} (`);
  writer.indented(() => {
    for (const [index, test] of tests.entries()) writer.line(index === 0 ? test : `and ${test}`);
  });
  writer.block('):', '', body);
};
