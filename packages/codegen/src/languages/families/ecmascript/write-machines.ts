import type { Writer } from '../../../printing/writer.ts';
import type { MachineDecl, MachineScenario } from '../../../program/index.ts';
import { type Dialect, identifier, keyOf, literalOf, quote, typeName } from './dialect.ts';
import type { TestRunner } from './write-flow-tests.ts';

/** A table of what leads where, and a class that holds a state. */
export const writeMachine = (writer: Writer, { isTyped }: Dialect, machine: MachineDecl): void => {
  const { name, states, events, transitions, start, summary } = machine;
  const [state, event] = [typeName(states.name), typeName(events.name)];
  const table = identifier({ words: [...name.words, 'transitions'] });
  const type = isTyped ? `: Readonly<Record<${state}, ${typeName(name)}Moves>>` : '';
  if (isTyped) {
    writer.gap();
    writer.line(`type ${typeName(name)}Moves = Readonly<Partial<Record<${event}, ${state}>>>;`);
  }
  writer.gap();
  writer.comment('Which event leads from which state to which.');
  writer.block(`const ${table}${type} = {`, '};', () => {
    for (const from of states.members) {
      const rows = transitions.filter((each) => each.from === from);
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
    writer.line(`#state${isTyped ? `: ${state}` : ''} = ${literalOf(start)};`);
    writer.gap();
    writer.block(`get state()${isTyped ? `: ${state}` : ''} {`, '}', () => writer.line('return this.#state;'));
    writer.gap();
    writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
    writer.block(`handle(event${isTyped ? `: ${event}` : ''})${isTyped ? `: ${state}` : ''} {`, '}', () => {
      writer.line(`const next = ${table}[this.#state][event];`);
      writer.block('if (next === undefined) {', '}', () => {
        writer.line('throw new Error(`“$' + '{event}” is not possible in “$' + '{this.#state}”`);');
      });
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

export const writeMachineTests = (
  writer: Writer,
  runner: TestRunner,
  { name, scenarios, finals }: MachineDecl,
): void => {
  for (const scenario of scenarios) {
    writer.gap();
    writer.block(`test(${quote(scenario.name.label)}, () => {`, '});', () => {
      writer.line(`const machine = new ${typeName(name)}();`);
      writeEvents(writer, scenario);
      writer.line(runner.equal('machine.state', literalOf(scenario.state)));
      if (scenario.refused !== undefined) writer.line(runner.throws(`machine.handle(${literalOf(scenario.refused)})`));
      if (finals.length > 0) writer.line(runner.equal('machine.isFinished', String(finals.includes(scenario.state))));
    });
  }
};

const writeEvents = (writer: Writer, { events }: MachineScenario): void => {
  for (const event of events) writer.line(`machine.handle(${literalOf(event)});`);
};
