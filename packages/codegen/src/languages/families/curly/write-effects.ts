import type { Writer } from '../../../printing/writer.ts';
import type { MachineDecl } from '../../../program/index.ts';
import { type CurlyDialect, writeBraces } from './dialect.ts';

/** What a machine does between two states, as conditions on variables for the state, the event and the state that follows. */
export const writeEffects = (
  writer: Writer,
  dialect: CurlyDialect,
  { states, events, effects }: MachineDecl,
  [state, event, next]: readonly [string, string, string],
): void => {
  for (const { from, event: on, to, steps } of effects) {
    const tests = [
      ...(from === undefined ? [] : [`${state} == ${dialect.constantOf(states, from)}`]),
      ...(on === undefined ? [] : [`${event} == ${dialect.constantOf(events, on)}`]),
      ...(to === undefined ? [] : [`${next} == ${dialect.constantOf(states, to)}`]),
    ];
    writeBraces(writer, dialect, dialect.head('if', tests.join(' && ')), () => {
      for (const step of steps) writer.line(`${dialect.call(step)}${dialect.end}`, step.name.from);
    });
  }
};
