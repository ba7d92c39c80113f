import type { Writer } from '../../printing/writer.ts';
import { type GuardedTransition, guardedChoices, type MachineDecl, type Name, unguarded } from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { type CsharpDialect, fieldName, identifier, portName, typeName } from './dialect.ts';

/** A class that holds a state, with a table of what leads where. */
export const writeMachine = (writer: Writer, dialect: CsharpDialect, machine: MachineDecl): void => {
  const { actions, name, summary, states, events, start, finals } = machine;
  const held = actions === undefined ? '' : identifier(actions.handle);
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
          for (const { from, event: on, to, about } of unguarded(machine))
            writer.line(
              `[(${constantOf(states, from)}, ${constantOf(events, on)})] = ${constantOf(states, to)},`,
              about,
            );
        });
      });
      writer.gap();
      if (actions !== undefined) {
        writer.line(`private readonly ${portName(actions)} ${fieldName(actions.handle)};`);
        writer.gap();
        writeBraces(writer, dialect, `public ${type}(${portName(actions)} ${held})`, () =>
          writer.line(`${fieldName(actions.handle)} = ${held};`),
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
      writeBraces(writer, dialect, `public ${state} Handle(${event} trigger)`, () => {
        const choices = guardedChoices(machine);
        const lookUp = 'Transitions.TryGetValue((State, trigger), out var next)';
        if (choices.length > 0) {
          writer.line(`var isPossible = ${lookUp};`);
          for (const choice of choices) writeChoice(writer, dialect, machine, choice);
        }
        writeBraces(writer, dialect, choices.length > 0 ? 'if (!isPossible)' : `if (!${lookUp})`, () =>
          writer.line('throw new InvalidOperationException($"{trigger} is not possible in {State}.");'),
        );
        writer.gap();
        writeEffects(writer, dialect, machine, ['State', 'trigger', 'next']);
        writer.line('State = next;');
        writer.line('return next;');
      });
    },
    { about: name.from },
  );
};

/** Where a guard holds, it leads elsewhere than the table. */
const writeChoice = (
  writer: Writer,
  dialect: CsharpDialect,
  { states, events }: MachineDecl,
  choice: readonly GuardedTransition[],
): void => {
  const [first] = choice;
  if (first === undefined) return;
  const { constantOf } = dialect;
  const tests = [`State == ${constantOf(states, first.from)}`, `trigger == ${constantOf(events, first.event)}`];
  const follow = (to: Name): void => writer.line(`(isPossible, next) = (true, ${constantOf(states, to)});`);
  if (choice.length === 1) {
    const all = [...tests, dialect.call(first.guard)];
    writeBraces(writer, dialect, `if (${all.join(' && ')})`, () => follow(first.to), { about: first.about });
    writer.gap();
    return;
  }
  writeBraces(writer, dialect, `if (${tests.join(' && ')})`, () => {
    for (const [index, { guard, to, about }] of choice.entries())
      writeBraces(writer, dialect, `${index === 0 ? 'if' : 'else if'} (${dialect.call(guard)})`, () => follow(to), {
        about,
      });
  });
  writer.gap();
};
