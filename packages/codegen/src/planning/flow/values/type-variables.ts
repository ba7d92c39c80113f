import type { Assignment, Condition, Formula } from '@diagloom/language/formulas';
import {
  asText,
  type Computation,
  createNameScope,
  type Expression,
  isDecimal,
  type PassedValue,
  variablesIn,
} from '../../../program/index.ts';
import { isSeveral, oneOf } from '../../messages/read-values.ts';
import { plainScalar } from '../../records/plain-scalar.ts';
import { guessType } from '../../records/read-type.ts';
import { sampleOf } from '../../records/samples.ts';

/** What of a flow is about values, with variables by their words. */
export interface Drafted {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly assignments: ReadonlyMap<string, Assignment>;
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly broughtBy: ReadonlyMap<string, string>;
  readonly takenBy: ReadonlyMap<string, ReadonlySet<string>>;
  readonly inputs: ReadonlySet<string>;
  /** The variable that a name means. */
  readonly known: (name: readonly string[]) => string | undefined;
}

interface Typed {
  readonly computed: ReadonlyMap<string, Computation>;
  readonly valueFor: (key: string) => PassedValue | undefined;
}

type Kind = 'whole' | 'decimal' | 'text';

/** Variables with their types, and computations of them: whole numbers, floating ones where anything is divided or has decimals, and texts. `wrong` are those of two kinds. */
export const typeVariables = (
  draft: Drafted,
  taken: readonly string[],
): Typed | { readonly wrong: readonly string[] } => {
  const kinds = findKinds(draft);
  if ('wrong' in kinds) return kinds;
  const values = new Map<string, PassedValue>();
  const scope = createNameScope(taken);
  const all = [
    ...draft.inputs,
    ...draft.broughtBy.values(),
    ...[...draft.assignments.values()].map(({ name }) => name.join('')),
  ];
  for (const [index, key] of [...new Set(all)].entries())
    values.set(key, variableOf(scope, draft.words.get(key) ?? [key], kinds.of.get(key), index));
  const valueFor = (key: string): PassedValue | undefined => values.get(key);
  const computed = new Map<string, Computation>();
  for (const [id, { name, value }] of draft.assignments) {
    const result = valueFor(name.join(''));
    const computes = result && expressionOf(value, draft, valueFor);
    if (result === undefined || computes === undefined) return { wrong: [name.join('')] };
    const fitting = isDecimal({ kind: 'variable', value: result }) ? widened(computes) : computes;
    computed.set(id, {
      name: nameOf(`set ${asText(result.name)}`, id),
      computes: fitting,
      parameters: variablesIn(fitting),
      result,
    });
  }
  for (const [id, condition] of draft.conditions) {
    const computes = conditionOf(condition, draft, valueFor);
    if (computes === undefined) return { wrong: [...draft.words.keys()] };
    computed.set(id, { name: nameOf('compare', id), computes, parameters: variablesIn(computes), answer: 'boolean' });
  }
  return { computed, valueFor };
};

const nameOf = (label: string, id: string) => createNameScope().take(label, [id], 'compute');

/** What each variable is by what is done with it; those that are nothing of the kind are only passed on. */
const findKinds = ({
  words,
  assignments,
  conditions,
  known,
  broughtBy,
  inputs,
}: Drafted): { readonly of: ReadonlyMap<string, Kind> } | { readonly wrong: readonly string[] } => {
  const kinds = new Map<string, Kind>();
  const wrong = new Set<string>();
  const given = new Set([...broughtBy.values(), ...inputs]);
  const learn = (key: string, kind: Kind): void => {
    const before = kinds.get(key);
    if (before !== undefined && (before === 'text') !== (kind === 'text')) wrong.add(key);
    if (before === 'decimal' && kind === 'whole') return;
    const isMeasured = kind === 'whole' && given.has(key) && guessType(words.get(key) ?? []) === 'decimal';
    kinds.set(key, isMeasured ? 'decimal' : kind);
  };
  const kindOf = (formula: Formula): Kind | undefined => {
    switch (formula.kind) {
      case 'number':
        return Number.isInteger(formula.value) ? 'whole' : 'decimal';
      case 'text':
        return 'text';
      case 'name':
        return kinds.get(known(formula.words) ?? '');
      case 'arithmetic': {
        if (formula.sign === '/') return 'decimal';
        return [formula.left, formula.right].some((each) => kindOf(each) === 'decimal') ? 'decimal' : 'whole';
      }
    }
  };
  const teach = (formula: Formula, kind: Kind): void => {
    if (formula.kind === 'name') learn(known(formula.words) ?? '', kind);
    else if (formula.kind === 'arithmetic' && kind === 'text') wrong.add(firstNameIn(formula));
  };
  const firstNameIn = (formula: Formula): string => {
    if (formula.kind === 'name') return known(formula.words) ?? '';
    return formula.kind === 'arithmetic' ? firstNameIn(formula.left) || firstNameIn(formula.right) : '';
  };
  const operands = (formula: Formula): void => {
    if (formula.kind !== 'arithmetic') return;
    for (const each of [formula.left, formula.right]) {
      if (each.kind === 'text') wrong.add(firstNameIn(formula));
      if (each.kind === 'name') teach(each, kinds.get(known(each.words) ?? '') ?? 'whole');
      operands(each);
    }
    const isRest = formula.sign === '%';
    if (isRest && [formula.left, formula.right].some((each) => kindOf(each) === 'decimal'))
      wrong.add(firstNameIn(formula));
  };
  const compare = (condition: Condition): void => {
    if (condition.kind === 'joined') {
      compare(condition.left);
      compare(condition.right);
      return;
    }
    const { left, right, sign } = condition;
    operands(left);
    operands(right);
    const [one, other] = [kindOf(left), kindOf(right)];
    const isOrdered = sign !== '==' && sign !== '!=';
    const shared = one ?? other ?? (isOrdered ? 'whole' : undefined);
    if (isOrdered && (one === 'text' || other === 'text')) wrong.add(firstNameIn(left) || firstNameIn(right));
    if (one !== undefined && other !== undefined) {
      if ((one === 'text') !== (other === 'text')) wrong.add(firstNameIn(left) || firstNameIn(right));
      // What somebody brings is as exact as what it is compared with.
      for (const each of one === other ? [] : [left, right])
        if (each.kind === 'name' && given.has(known(each.words) ?? '')) learn(known(each.words) ?? '', 'decimal');
      return;
    }
    if (shared === undefined) return;
    teach(left, shared);
    teach(right, shared);
  };
  for (let before = 'nothing'; before !== [...kinds].join(); ) {
    before = [...kinds].join();
    for (const { name, value } of assignments.values()) {
      operands(value);
      const [own, kind] = [name.join(''), kindOf(value)];
      if (kind !== undefined) learn(own, kind);
      else if (kinds.get(own) !== undefined) teach(value, kinds.get(own) ?? 'whole');
    }
    for (const condition of conditions.values()) compare(condition);
    if (wrong.size > 0) return { wrong: [...wrong] };
  }
  return { of: kinds };
};

/** Numbers that nobody takes for a position in a list. */
const primes = [3, 5, 7, 11, 13, 17, 19, 23];

const variableOf = (
  scope: ReturnType<typeof createNameScope>,
  words: readonly string[],
  kind: Kind | undefined,
  index: number,
): PassedValue => {
  const label = words.join(' ');
  const isList = kind === undefined && isSeveral(words) && guessType(words) === 'text';
  const scalar =
    kind === undefined
      ? plainScalar(guessType(isList ? oneOf(words) : words), { isList: true })
      : ({ whole: 'integer', decimal: 'float', text: 'text' } as const)[kind];
  const number = (primes[index % primes.length] ?? 2) + Math.floor(index / primes.length) * 20;
  const said = isList ? oneOf(words) : words;
  const sample = scalar === 'integer' ? number : scalar === 'float' ? number + 0.5 : sampleOf(scalar, said, index + 1);
  return {
    name: scope.has(label) ? scope.take(`given ${label}`, [], 'value') : scope.take(label, [], 'value'),
    type: { kind: 'scalar', scalar },
    isOptional: false,
    isList,
    summary: '',
    sample: isList ? [sample, sampleOf(scalar, said, index + 2)] : sample,
  };
};

const expressionOf = (
  formula: Formula,
  { known }: Pick<Drafted, 'known'>,
  valueFor: (key: string) => PassedValue | undefined,
): Expression | undefined => {
  switch (formula.kind) {
    case 'number':
      return { kind: 'number', value: formula.value, isDecimal: !Number.isInteger(formula.value) };
    case 'text':
      return formula;
    case 'name': {
      const value = valueFor(known(formula.words) ?? '');
      return value && { kind: 'variable', value };
    }
    case 'arithmetic': {
      const both = alike(formula, { known }, valueFor, formula.sign === '/');
      if (both === undefined) return undefined;
      const { sign } = formula;
      return { kind: 'arithmetic', sign, ...both, isDecimal: sign === '/' || isDecimal(both.left) };
    }
  }
};

const conditionOf = (
  condition: Condition,
  draft: Pick<Drafted, 'known'>,
  valueFor: (key: string) => PassedValue | undefined,
): Expression | undefined => {
  if (condition.kind === 'comparison') {
    const both = alike(condition, draft, valueFor, false);
    return both && { kind: 'comparison', sign: condition.sign, ...both };
  }
  const [left, right] = [condition.left, condition.right].map((each) => conditionOf(each, draft, valueFor));
  return left === undefined || right === undefined ? undefined : { kind: 'joined', by: condition.by, left, right };
};

/** Both sides as numbers of one kind. */
const alike = (
  { left, right }: { readonly left: Formula; readonly right: Formula },
  draft: Pick<Drafted, 'known'>,
  valueFor: (key: string) => PassedValue | undefined,
  isDivision: boolean,
): { readonly left: Expression; readonly right: Expression } | undefined => {
  const [one, other] = [left, right].map((each) => expressionOf(each, draft, valueFor));
  if (one === undefined || other === undefined) return undefined;
  return isDivision || isDecimal(one) || isDecimal(other)
    ? { left: widened(one), right: widened(other) }
    : { left: one, right: other };
};

const widened = (expression: Expression): Expression => {
  if (isDecimal(expression)) return expression;
  return expression.kind === 'number' ? { ...expression, isDecimal: true } : { kind: 'widened', of: expression };
};
