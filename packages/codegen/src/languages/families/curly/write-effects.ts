import type { Writer } from '../../../printing/writer.ts';
import { caseOf, conditionsOf, effectRuns, type MachineDecl, type MachineEffect } from '../../../program/index.ts';
import { type CurlyDialect, writeBraces } from './dialect.ts';

/** What a machine does between two states: a choice where effects exclude each other, a condition otherwise. */
export const writeEffects = (
  writer: Writer,
  dialect: CurlyDialect,
  { states, events, effects }: MachineDecl,
  [from, event, to]: readonly [state: string, event: string, next: string],
): void => {
  const variables = { from, event, to };
  const valuesOf = { from: states, event: events, to: states };
  const writeCalls = ({ steps }: MachineEffect): void => {
    for (const step of steps) writer.line(`${dialect.call(step)}${dialect.end}`, step.name.from);
  };
  for (const { cause, effects: run } of effectRuns(effects)) {
    if (cause === undefined) {
      for (const effect of run) {
        const tests = conditionsOf(
          effect,
          (each, value) => `${variables[each]} == ${dialect.constantOf(valuesOf[each], value)}`,
        );
        writeBraces(writer, dialect, dialect.head('if', tests.join(' && ')), () => writeCalls(effect));
      }
      continue;
    }
    dialect.writeSwitch(writer, {
      subject: variables[cause],
      cases: run.map((effect) => ({
        values: valuesOf[cause],
        members: [caseOf(effect, cause)],
        write: () => writeCalls(effect),
        ...(effect.steps.length === 1 &&
          effect.steps[0] !== undefined && { line: `${dialect.call(effect.steps[0])}${dialect.end}` }),
        fallsOut: true,
      })),
      isPartial: true,
    });
  }
};
