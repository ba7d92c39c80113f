import { screamingCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type GuardedTransition,
  guardedChoices,
  isRival,
  type MachineDecl,
  type Transition,
  unguarded,
} from '../../program/index.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { identifier, type JavaDialect, typeName } from './dialect.ts';

/** A class that holds a state; what leads where is a switch over states and events. */
export const writeMachine = (writer: Writer, dialect: JavaDialect, machine: MachineDecl): void => {
  const { constantOf } = dialect;
  const { actions, name, summary, states, events, start, finals, transitions } = machine;
  const held = actions === undefined ? '' : identifier(actions.handle);
  const [type, state, event] = [typeName(name), typeName(states.name), typeName(events.name)];
  const isDecided = (each: Transition): boolean =>
    transitions.some((other) => isRival(other, each) && other.guard !== undefined);
  /** Guards in turn; where none holds, what has no guard. */
  const writeChoice = (choice: readonly GuardedTransition[]): void => {
    const [first] = choice;
    const otherwise = unguarded(machine).find((each) => first !== undefined && isRival(each, first));
    if (first === undefined) return;
    writer.block(
      `case ${screamingCase(first.event)} -> {`,
      '}',
      () => {
        for (const { guard, to, about } of choice)
          writer.block(
            `if (${dialect.call(guard)}) {`,
            '}',
            () => writer.line(`yield ${constantOf(states, to)};`),
            about,
          );
        writer.line(otherwise === undefined ? 'throw refused(event);' : `yield ${constantOf(states, otherwise.to)};`);
      },
      first.about,
    );
  };
  writer.comment(summary);
  writer.block(
    `public final class ${type} {`,
    '}',
    () => {
      if (actions !== undefined) writer.line(`private final ${typeName(actions.name)} ${held};`);
      writer.line(`private ${state} state = ${constantOf(states, start)};`);
      if (actions !== undefined) {
        writer.gap();
        writer.block(`public ${type}(${typeName(actions.name)} ${held}) {`, '}', () =>
          writer.line(`this.${held} = ${dialect.isObserved ? `Objects.requireNonNull(${held}, "${held}")` : held};`),
        );
      }
      writer.gap();
      writer.block(`public ${state} state() {`, '}', () => writer.line('return state;'));
      writer.gap();
      writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
      writer.block(`public ${state} handle(${event} event) {`, '}', () => {
        if (machine.effects.length === 0) writer.line('state = next(event);');
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
                for (const { event: on, to, about } of rows.filter((each) => !isDecided(each)))
                  writer.line(`case ${screamingCase(on)} -> ${constantOf(states, to)};`, about);
                for (const choice of guardedChoices({ transitions: rows })) writeChoice(choice);
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
