import type { Writer } from '../../printing/writer.ts';
import { guardedChoices, isRival, type MachineDecl, type Transition, unguarded } from '../../program/index.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { identifier, type KotlinDialect, typeName } from './dialect.ts';

/** A class that holds a state; what leads where is a `when` over states and events. */
export const writeMachine = (writer: Writer, dialect: KotlinDialect, machine: MachineDecl): void => {
  const { constantOf } = dialect;
  const { actions, name, summary, states, events, start, finals, transitions } = machine;
  const acts = machine.effects.length > 0;
  const ways = transitions.filter((each, index) => transitions.findIndex((other) => isRival(other, each)) === index);
  const mayRefuse =
    ways.length < states.members.length * events.members.length ||
    ways.some((each) => fallbackOf(machine, each) === undefined);
  const [state, event] = [typeName(states.name), typeName(events.name)];
  writer.comment(summary);
  writer.block(
    `class ${typeName(name)}${actions === undefined ? '' : `(private val ${identifier(actions.handle)}: ${typeName(actions.name)})`} {`,
    '}',
    () => {
      writer.line(`var state = ${constantOf(states, start)}`);
      writer.indented(() => writer.line('private set'));
      if (finals.length > 0) {
        writer.gap();
        writer.comment('True once a final state is reached.');
        writer.line('val isFinished: Boolean');
        const tests = finals.map((final) => `state == ${constantOf(states, final)}`);
        writer.indented(() => writer.line(`get() = ${tests.join(' || ')}`));
      }
      writer.gap();
      writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
      writer.block(`fun handle(event: ${event}): ${state} {`, '}', () => {
        writer.block(`${acts ? 'val next' : 'state'} = when (state) {`, '}', () => {
          for (const from of states.members) {
            const rows = ways.filter((each) => each.from === from);
            const head = `${constantOf(states, from)} ->`;
            if (rows.length === 0) {
              writer.line(`${head} refuse(event)`, from.from);
              continue;
            }
            writer.block(
              `${head} when (event) {`,
              '}',
              () => {
                for (const each of rows) writeWay(writer, dialect, machine, each);
                if (rows.length < events.members.length) writer.line('else -> refuse(event)');
              },
              from.from,
            );
          }
        });
        if (acts) {
          writeEffects(writer, dialect, machine, ['state', 'event', 'next']);
          writer.line('state = next');
        }
        writer.line('return state');
      });
      if (!mayRefuse) return;
      writer.gap();
      writer.line(`private fun refuse(event: ${event}): Nothing = error("$event is not possible in $state")`);
    },
    name.from,
  );
};

/** What is taken where no guard of the same event holds. */
const fallbackOf = (machine: MachineDecl, one: Transition): Transition | undefined =>
  unguarded(machine).find((each) => isRival(each, one));

/** Where an event leads: guards in turn, and what happens where none of them holds. */
const writeWay = (writer: Writer, { constantOf, call }: KotlinDialect, machine: MachineDecl, way: Transition): void => {
  const { states, events, transitions } = machine;
  const guarded = guardedChoices({ transitions: transitions.filter((each) => isRival(each, way)) }).flat();
  const fallback = fallbackOf(machine, way);
  const otherwise = fallback === undefined ? 'refuse(event)' : constantOf(states, fallback.to);
  const head = `${constantOf(events, way.event)} ->`;
  const [first, ...others] = guarded;
  if (first === undefined) writer.line(`${head} ${otherwise}`, way.about);
  else if (others.length === 0)
    writer.line(`${head} if (${call(first.guard)}) ${constantOf(states, first.to)} else ${otherwise}`, way.about);
  else
    writer.block(`${head} when {`, '}', () => {
      for (const { guard, to, about } of guarded) writer.line(`${call(guard)} -> ${constantOf(states, to)}`, about);
      writer.line(`else -> ${otherwise}`);
    });
};
