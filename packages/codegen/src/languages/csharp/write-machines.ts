import type { Writer } from '../../printing/writer.ts';
import type { MachineDecl } from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { type CsharpDialect, portName, typeName } from './dialect.ts';

/** A class that holds a state, with a table of what leads where. */
export const writeMachine = (writer: Writer, dialect: CsharpDialect, machine: MachineDecl): void => {
  const { actions, name, summary, states, events, start, finals, transitions } = machine;
  const [type, state, event] = [typeName(name), typeName(states.name), typeName(events.name)];
  const { constantOf } = dialect;
  const table = `Dictionary<(${state} From, ${event} On), ${state}>`;
  writer.comment(summary);
  writeBraces(
    writer,
    dialect,
    `public sealed class ${type}`,
    () => {
      writer.line(`private static readonly ${table} Transitions =`);
      writer.indented(() => {
        writer.line(`new ${table}`);
        writer.block('{', '};', () => {
          for (const { from, event: on, to, about } of transitions)
            writer.line(
              `[(${constantOf(states, from)}, ${constantOf(events, on)})] = ${constantOf(states, to)},`,
              about,
            );
        });
      });
      writer.gap();
      if (actions !== undefined) {
        writer.line(`private readonly ${portName(actions)} _actions;`);
        writer.gap();
        writeBraces(writer, dialect, `public ${type}(${portName(actions)} actions)`, () =>
          writer.line('_actions = actions;'),
        );
        writer.gap();
      }
      writer.line(`public ${state} State { get; private set; } = ${constantOf(states, start)};`);
      if (finals.length > 0) {
        writer.gap();
        writer.comment('True once a final state is reached.');
        writer.line(
          `public bool IsFinished => ${finals.map((final) => `State == ${constantOf(states, final)}`).join(' || ')};`,
        );
      }
      writer.gap();
      writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
      writeBraces(writer, dialect, `public ${state} Handle(${event} on)`, () => {
        writeBraces(writer, dialect, 'if (!Transitions.TryGetValue((State, on), out var next))', () =>
          writer.line('throw new InvalidOperationException($"{on} is not possible in {State}.");'),
        );
        writer.gap();
        writeEffects(writer, dialect, machine, ['State', 'on', 'next']);
        writer.line('State = next;');
        writer.line('return next;');
      });
    },
    { about: name.from },
  );
};
