import { screamingCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { MachineDecl } from '../../program/index.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { type JavaDialect, typeName } from './dialect.ts';

/** A class that holds a state; what leads where is a switch over states and events. */
export const writeMachine = (writer: Writer, dialect: JavaDialect, machine: MachineDecl): void => {
  const { constantOf } = dialect;
  const { actions, name, summary, states, events, start, finals, transitions } = machine;
  const [type, state, event] = [typeName(name), typeName(states.name), typeName(events.name)];
  writer.comment(summary);
  writer.block(
    `public final class ${type} {`,
    '}',
    () => {
      if (actions !== undefined) writer.line(`private final ${typeName(actions.name)} actions;`);
      writer.line(`private ${state} state = ${constantOf(states, start)};`);
      if (actions !== undefined) {
        writer.gap();
        writer.block(`public ${type}(${typeName(actions.name)} actions) {`, '}', () =>
          writer.line('this.actions = actions;'),
        );
      }
      writer.gap();
      writer.block(`public ${state} getState() {`, '}', () => writer.line('return state;'));
      writer.gap();
      writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
      writer.block(`public ${state} handle(${event} event) {`, '}', () => {
        if (actions === undefined) writer.line('state = next(event);');
        else {
          writer.line('var next = next(event);');
          writeEffects(writer, dialect, machine, ['state', 'event', 'next']);
          writer.line('state = next;');
        }
        writer.line('return state;');
      });
      if (finals.length > 0) {
        writer.gap();
        writer.comment('True once a final state is reached.');
        writer.block('public boolean isFinished() {', '}', () =>
          writer.line(`return ${finals.map((final) => `state == ${constantOf(states, final)}`).join(' || ')};`),
        );
      }
      writer.gap();
      writer.block(`private ${state} next(${event} event) {`, '}', () => {
        writer.block('return switch (state) {', '};', () => {
          for (const from of states.members) {
            const rows = transitions.filter((each) => each.from === from);
            const head = `case ${screamingCase(from)} ->`;
            if (rows.length === 0) {
              writer.line(`${head} throw refused(event);`, from.from);
              continue;
            }
            writer.block(
              `${head} switch (event) {`,
              '};',
              () => {
                for (const { event: on, to, about } of rows)
                  writer.line(`case ${screamingCase(on)} -> ${constantOf(states, to)};`, about);
                writer.line('default -> throw refused(event);');
              },
              from.from,
            );
          }
        });
      });
      writer.gap();
      writer.block(`private IllegalStateException refused(${event} event) {`, '}', () =>
        writer.line('return new IllegalStateException(event + " is not possible in " + state);'),
      );
    },
    name.from,
  );
};
