import type { Writer } from '../../../printing/writer.ts';
import {
  type GuardedTransition,
  guardedChoices,
  isAnswerTried,
  type MachineDecl,
  type MachineScenario,
  portsOfMachine,
  type Step,
  unguarded,
} from '../../../program/index.ts';
import { explainTransitions, oneOf, spellEffects } from '../machine-effects.ts';
import { type Dialect, identifier, keyOf, literalOf, methodName, quote, typeName } from './dialect.ts';
import { type TestRunner, writeCalls, writeScript, writeScriptedPorts } from './write-flow-tests.ts';

/** A table of what leads where, and a class that holds a state. */
export const writeMachine = (writer: Writer, { isTyped }: Dialect, machine: MachineDecl): void => {
  const { actions, name, states, events, start, summary } = machine;
  const held = actions === undefined ? '' : identifier(actions.handle);
  const choices = guardedChoices(machine);
  const [state, event] = [typeName(states.name), typeName(events.name)];
  const table = identifier({ words: [...name.words, 'transitions'] });
  const type = isTyped ? `: Readonly<Record<${state}, ${typeName(name)}Moves>>` : '';
  if (isTyped) {
    writer.gap();
    writer.line(`type ${typeName(name)}Moves = Readonly<Partial<Record<${event}, ${state}>>>;`);
  }
  writer.gap();
  writer.comment(explainTransitions(machine));
  writeTableHead(writer, table, type, () => {
    for (const from of states.members) {
      const rows = unguarded(machine).filter((each) => each.from === from);
      if (rows.length === 0) {
        writer.line(`${keyOf(from)}: {},`, from.from);
        continue;
      }
      writer.block(
        `${keyOf(from)}: {`,
        '},',
        () => {
          for (const { event: on, to, about } of rows) writer.line(`${keyOf(on)}: ${literalOf(to)},`, about);
        },
        from.from,
      );
    }
  });
  writer.gap();
  writer.comment(summary);
  writer.block(`export class ${typeName(name)} {`, '}', () => {
    if (actions !== undefined)
      writer.line(`${isTyped ? 'readonly ' : ''}#${held}${isTyped ? `: ${typeName(actions.name)}` : ''};`);
    writer.line(`#state${isTyped ? `: ${state}` : ''} = ${literalOf(start)};`);
    if (actions !== undefined) {
      writer.gap();
      if (!isTyped) writer.comment(`@param {${typeName(actions.name)}} ${held}`);
      writer.block(`constructor(${held}${isTyped ? `: ${typeName(actions.name)}` : ''}) {`, '}', () =>
        writer.line(`this.#${held} = ${held};`),
      );
    }
    writer.gap();
    writer.block(`get state()${isTyped ? `: ${state}` : ''} {`, '}', () => writer.line('return this.#state;'));
    writer.gap();
    writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
    writer.block(`handle(event${isTyped ? `: ${event}` : ''})${isTyped ? `: ${state}` : ''} {`, '}', () => {
      writer.line(`${choices.length > 0 ? 'let' : 'const'} next = ${table}[this.#state][event];`);
      for (const choice of choices) writeChoice(writer, choice, `this.#${held}`);
      writer.block('if (next === undefined) {', '}', () => {
        writer.line('throw new Error(`“$' + '{event}” is not possible in “$' + '{this.#state}”`);');
      });
      writeEffects(writer, machine, held);
      writer.line('this.#state = next;');
      writer.line('return next;');
    });
    if (machine.finals.length === 0) return;
    writer.gap();
    writer.comment('True once a final state is reached.');
    writer.block(`get isFinished()${isTyped ? ': boolean' : ''} {`, '}', () => {
      writer.line(`return ${machine.finals.map((final) => `this.#state === ${literalOf(final)}`).join(' || ')};`);
    });
  });
};

/** A table with its type, broken where prettier breaks it. */
const writeTableHead = (writer: Writer, table: string, type: string, body: () => void): void => {
  const head = `const ${table}${type} = {`;
  const [, outer = '', inner = ''] = /^(: Readonly<)(.*)>$/.exec(type) ?? [];
  if (head.length <= writer.room() || inner === '') {
    writer.block(head, '};', body);
    return;
  }
  writer.block(`const ${table}${outer}`, '', () => writer.line(inner));
  writer.block('> = {', '};', body);
};

const writeEffects = (writer: Writer, machine: MachineDecl, held: string): void => {
  const writeSteps = (steps: readonly Step[]): void => {
    for (const step of steps) writer.line(`this.#${held}.${methodName(step.name)}();`, step.name.from);
  };
  spellEffects(machine, {
    variables: { from: 'this.#state', event: 'event', to: 'next' },
    is: oneOf((_, member) => literalOf(member), '==='),
    when: (conditions, steps) => writer.block(`if (${conditions.join(' && ')}) {`, '}', () => writeSteps(steps)),
    choose: (variable, _, cases) =>
      writer.block(`switch (${variable}) {`, '}', () => {
        for (const { values, steps } of cases) {
          for (const value of values) writer.line(`case ${literalOf(value)}:`);
          writer.indented(() => {
            writeSteps(steps);
            writer.line('break;');
          });
        }
      }),
  });
};

/** Where a guard holds, it leads elsewhere than the table. */
const writeChoice = (writer: Writer, choice: readonly GuardedTransition[], held: string): void => {
  const [first] = choice;
  if (first === undefined) return;
  const tests = [`this.#state === ${literalOf(first.from)}`, `event === ${literalOf(first.event)}`];
  if (choice.length === 1) {
    const all = [...tests, `${held}.${methodName(first.guard.name)}()`];
    const body = (): void => writer.line(`next = ${literalOf(first.to)};`);
    if (`if (${all.join(' && ')}) {`.length <= writer.room())
      writer.block(`if (${all.join(' && ')}) {`, '}', body, first.about);
    else {
      writer.line('if (', first.about);
      writer.indented(() => {
        for (const [index, test] of all.entries()) writer.line(`${test}${index < all.length - 1 ? ' &&' : ''}`);
      });
      writer.block(') {', '}', body);
    }
    return;
  }
  writer.block(`if (${tests.join(' && ')}) {`, '}', () => {
    for (const [index, { guard, to, about }] of choice.entries()) {
      const head = `if (${held}.${methodName(guard.name)}()) {`;
      writer.line(index === 0 ? head : `} else ${head}`, about);
      writer.indented(() => writer.line(`next = ${literalOf(to)};`));
    }
    writer.line('}');
  });
};

export const writeMachineTests = (writer: Writer, dialect: Dialect, runner: TestRunner, machine: MachineDecl): void => {
  const { name, scenarios, finals } = machine;
  const ports = portsOfMachine(machine);
  const scripted = `scripted${typeName(name)}`;
  if (ports.length > 0) writeScriptedPorts(writer, dialect, scripted, ports);
  for (const scenario of scenarios) {
    writer.gap();
    writer.block(`test(${quote(scenario.name.label)}, () => {`, '});', () => {
      if (ports.length > 0) writeScript(writer, ports, scripted, scenario.answers);
      const given = ports.map(({ handle }) => identifier(handle));
      writer.line(`const machine = new ${typeName(name)}(${given.join(', ')});`);
      writeEvents(writer, runner, scenario);
      writer.line(runner.equal('machine.state', literalOf(scenario.state)));
      if (scenario.refused !== undefined) {
        writeRefused(writer, dialect, runner, scenario.refused);
        writer.line(runner.equal('machine.state', literalOf(scenario.state)));
      }
      if (finals.length > 0) writer.line(runner.equal('machine.isFinished', String(finals.includes(scenario.state))));
      if (ports.length > 0) writeCalls(writer, runner, ports, scenario.calls);
    });
  }
};

/** Events that are taken; the last of them gives back the state that it leads to. */
const writeEvents = (writer: Writer, runner: TestRunner, { events, refused, state }: MachineScenario): void => {
  for (const [index, event] of events.entries()) {
    const call = `machine.handle(${literalOf(event)})`;
    const isTried = isAnswerTried({ events, refused }, index);
    writer.line(isTried ? runner.equal(call, literalOf(state)) : `${call};`);
  }
};

const writeRefused = (
  writer: Writer,
  { isTyped }: Dialect,
  runner: TestRunner,
  refused: NonNullable<MachineScenario['refused']>,
): void => {
  if (refused.length === 1) {
    writer.line(runner.throws(`machine.handle(${literalOf(refused[0])})`));
    return;
  }
  writer.items('for (const event of [', refused.map(literalOf), `]${isTyped ? ' as const' : ''}) {`);
  writer.indented(() => writer.line(runner.throws('machine.handle(event)')));
  writer.line('}');
};
