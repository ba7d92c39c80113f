import type { Writer } from '../../../printing/writer.ts';
import type { MachineDecl, Step } from '../../../program/index.ts';
import { oneOf, spellEffects } from '../machine-effects.ts';
import { type CurlyDialect, writeBraces } from './dialect.ts';

/** What a machine does between two states, told by variables for the state, the event and the state that follows. */
export const writeEffects = (
  writer: Writer,
  dialect: CurlyDialect,
  machine: MachineDecl,
  [from, event, to]: readonly [state: string, event: string, next: string],
): void => {
  const lineOf = (step: Step): string => `${dialect.call(step)}${dialect.end}`;
  const writeSteps = (steps: readonly Step[]) => (): void => {
    for (const step of steps) writer.line(lineOf(step), step.name.from);
  };
  spellEffects(machine, {
    variables: { from, event, to },
    is: oneOf(dialect.constantOf),
    when: (conditions, steps) =>
      writeBraces(writer, dialect, dialect.head('if', conditions.join(' && ')), writeSteps(steps)),
    choose: (subject, values, cases) =>
      dialect.writeSwitch(writer, {
        subject,
        cases: cases.map(({ values: members, steps }) => {
          const [only, ...others] = steps;
          return {
            values,
            members,
            write: writeSteps(steps),
            ...(only !== undefined && others.length === 0 && { line: lineOf(only) }),
            fallsOut: true,
          };
        }),
        isPartial: true,
      }),
  });
};
