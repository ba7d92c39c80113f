import type { Writer } from '../../printing/writer.ts';
import type { MachineDecl } from '../../program/index.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { type KotlinDialect, typeName } from './dialect.ts';

/** A class that holds a state; what leads where is a `when` over states and events. */
export const writeMachine = (writer: Writer, dialect: KotlinDialect, machine: MachineDecl): void => {
  const { constantOf } = dialect;
  const { actions, name, summary, states, events, start, finals, transitions } = machine;
  const [state, event] = [typeName(states.name), typeName(events.name)];
  writer.comment(summary);
  writer.block(
    `class ${typeName(name)}${actions === undefined ? '' : `(private val actions: ${typeName(actions.name)})`} {`,
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
        writer.block(`${actions === undefined ? 'state' : 'val next'} = when (state) {`, '}', () => {
          for (const from of states.members) {
            const rows = transitions.filter((each) => each.from === from);
            const head = `${constantOf(states, from)} ->`;
            if (rows.length === 0) {
              writer.line(`${head} refuse(event)`, from.from);
              continue;
            }
            writer.block(
              `${head} when (event) {`,
              '}',
              () => {
                for (const { event: on, to, about } of rows)
                  writer.line(`${constantOf(events, on)} -> ${constantOf(states, to)}`, about);
                if (rows.length < events.members.length) writer.line('else -> refuse(event)');
              },
              from.from,
            );
          }
        });
        if (actions !== undefined) {
          writeEffects(writer, dialect, machine, ['state', 'event', 'next']);
          writer.line('state = next');
        }
        writer.line('return state');
      });
      if (transitions.length === states.members.length * events.members.length) return;
      writer.gap();
      writer.line(`private fun refuse(event: ${event}): Nothing = error("$event is not possible in $state")`);
    },
    name.from,
  );
};
