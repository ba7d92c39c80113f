import {
  type EffectCase,
  type EffectCause,
  type EnumDecl,
  effectCauses,
  effectRuns,
  type MachineDecl,
  type Name,
  type Step,
} from '../../program/index.ts';

/** How a language writes what a machine does on the way from one state to another. */
export interface EffectForms {
  /** What the state, the event and the state that follows are held in. */
  readonly variables: Readonly<Record<EffectCause, string>>;
  /** A condition: the variable has one of these values. */
  readonly is: (variable: string, values: EnumDecl, members: readonly Name[]) => string;
  /** Steps that are taken where all of these conditions hold. */
  readonly when: (conditions: readonly string[], steps: readonly Step[]) => void;
  /** Steps for each of some values of one variable; for all others nothing is done. */
  readonly choose: (variable: string, values: EnumDecl, cases: readonly EffectCase[]) => void;
}

/** A choice where effects exclude each other, a condition otherwise. */
export const spellEffects = (
  { states, events, effects }: Pick<MachineDecl, 'states' | 'events' | 'effects'>,
  { variables, is, when, choose }: EffectForms,
): void => {
  const valuesOf = { from: states, event: events, to: states };
  const holds = (cause: EffectCause, members: readonly Name[]): string =>
    is(variables[cause], valuesOf[cause], members);
  for (const run of effectRuns(effects)) {
    if (run.cause === undefined) {
      const { effect } = run;
      const conditions = effectCauses.flatMap((cause) => {
        const value = effect[cause];
        return value === undefined ? [] : [holds(cause, [value])];
      });
      when(conditions, effect.steps);
      continue;
    }
    const { cause, cases } = run;
    const [only, ...others] = cases;
    if (only !== undefined && others.length === 0) when([holds(cause, only.values)], only.steps);
    else choose(variables[cause], valuesOf[cause], cases);
  }
};

/** A condition in most languages: `state == A || state == B`. */
export const oneOf =
  (constantOf: (values: EnumDecl, member: Name) => string, equal = '==') =>
  (variable: string, values: EnumDecl, members: readonly Name[]): string =>
    members.map((member) => `${variable} ${equal} ${constantOf(values, member)}`).join(' || ');

/** What a table of transitions holds, for a comment: what a condition decides about is asked for elsewhere. */
export const explainTransitions = ({ transitions }: Pick<MachineDecl, 'transitions'>): string =>
  transitions.some(({ guard }) => guard !== undefined)
    ? 'Which event leads from which state to which, where no condition decides.'
    : 'Which event leads from which state to which.';
