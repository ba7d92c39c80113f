import type { Writer } from '../../../printing/writer.ts';
import { type MachineDecl, type MachineScenario, portsOfMachine } from '../../../program/index.ts';
import { type Dialect, identifier, keyOf, literalOf, quote, typeName } from './dialect.ts';
import { type TestRunner, writeCalls, writeScript, writeScriptedPorts } from './write-flow-tests.ts';

/** A table of what leads where, and a class that holds a state. */
export const writeMachine = (writer: Writer, { isTyped }: Dialect, machine: MachineDecl): void => {
  const { actions, effects, name, states, events, transitions, start, summary } = machine;
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
    if (actions !== undefined)
      writer.line(`${isTyped ? 'readonly ' : ''}#actions${isTyped ? `: ${typeName(actions.name)}` : ''};`);
    writer.line(`#state${isTyped ? `: ${state}` : ''} = ${literalOf(start)};`);
    if (actions !== undefined) {
      writer.gap();
      if (!isTyped) writer.comment(`@param {${typeName(actions.name)}} actions`);
      writer.block(`constructor(actions${isTyped ? `: ${typeName(actions.name)}` : ''}) {`, '}', () =>
        writer.line('this.#actions = actions;'),
      );
    }
    writer.gap();
    writer.block(`get state()${isTyped ? `: ${state}` : ''} {`, '}', () => writer.line('return this.#state;'));
    writer.gap();
    writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
    writer.block(`handle(event${isTyped ? `: ${event}` : ''})${isTyped ? `: ${state}` : ''} {`, '}', () => {
      writer.line(`const next = ${table}[this.#state][event];`);
      writer.block('if (next === undefined) {', '}', () => {
        writer.line('throw new Error(`“$' + '{event}” is not possible in “$' + '{this.#state}”`);');
      });
      for (const { from, event: on, to, steps } of effects) {
        const tests = [
          ...(from === undefined ? [] : [`this.#state === ${literalOf(from)}`]),
          ...(on === undefined ? [] : [`event === ${literalOf(on)}`]),
          ...(to === undefined ? [] : [`next === ${literalOf(to)}`]),
        ];
        writer.block(`if (${tests.join(' && ')}) {`, '}', () => {
          for (const step of steps) writer.line(`this.#actions.${identifier(step.name)}();`, step.name.from);
        });
      }
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

export const writeMachineTests = (writer: Writer, dialect: Dialect, runner: TestRunner, machine: MachineDecl): void => {
  const { name, scenarios, finals } = machine;
  const ports = portsOfMachine(machine);
  const scripted = `scripted${typeName(name)}`;
  if (ports.length > 0) writeScriptedPorts(writer, dialect, scripted, ports);
  for (const scenario of scenarios) {
    writer.gap();
    writer.block(`test(${quote(scenario.name.label)}, () => {`, '});', () => {
      if (ports.length > 0) writeScript(writer, ports, scripted, []);
      const given = ports.map(({ handle }) => identifier(handle));
      writer.line(`const machine = new ${typeName(name)}(${given.join(', ')});`);
      writeEvents(writer, scenario);
      writer.line(runner.equal('machine.state', literalOf(scenario.state)));
      if (scenario.refused !== undefined) writer.line(runner.throws(`machine.handle(${literalOf(scenario.refused)})`));
      if (finals.length > 0) writer.line(runner.equal('machine.isFinished', String(finals.includes(scenario.state))));
      if (ports.length > 0) writeCalls(writer, runner, ports, scenario.calls);
    });
  }
};

const writeEvents = (writer: Writer, { events }: MachineScenario): void => {
  for (const event of events) writer.line(`machine.handle(${literalOf(event)});`);
};
