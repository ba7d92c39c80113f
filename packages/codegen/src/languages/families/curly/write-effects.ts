import type { Writer } from '../../../printing/writer.ts';
import {
  conditionOf,
  type EffectCause,
  effectRuns,
  type MachineDecl,
  type Name,
  type Step,
} from '../../../program/index.ts';
import { type CurlyDialect, writeBraces } from './dialect.ts';

/**
 * What a machine does between two states, told by variables for the state, the event and the state that follows: a choice where effects
 * exclude each other, a condition otherwise.
 */
export const writeEffects = (
  writer: Writer,
  dialect: CurlyDialect,
  { states, events, effects }: MachineDecl,
  [from, event, to]: readonly [state: string, event: string, next: string],
): void => {
  const variables = { from, event, to };
  const valuesOf = { from: states, event: events, to: states };
  const lineOf = (step: Step): string => `${dialect.call(step)}${dialect.end}`;
  const writeSteps = (steps: readonly Step[]): void => {
    for (const step of steps) writer.line(lineOf(step), step.name.from);
  };
  const is = (cause: EffectCause, value: Name): string =>
    `${variables[cause]} == ${dialect.constantOf(valuesOf[cause], value)}`;
  for (const run of effectRuns(effects)) {
    const condition = conditionOf(run, is, { and: '&&', or: '||' });
    if (condition !== undefined) {
      writeBraces(writer, dialect, dialect.head('if', condition.test), () => writeSteps(condition.steps));
      continue;
    }
    const { cause, cases } = run;
    if (cause === undefined) continue;
    dialect.writeSwitch(writer, {
      subject: variables[cause],
      cases: cases.map(({ values, steps: [first, ...others] }) => ({
        values: valuesOf[cause],
        members: values,
        write: () => writeSteps(first === undefined ? others : [first, ...others]),
        ...(first !== undefined && others.length === 0 && { line: lineOf(first) }),
        fallsOut: true,
      })),
      isPartial: true,
    });
  }
};
