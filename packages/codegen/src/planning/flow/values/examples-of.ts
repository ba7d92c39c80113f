import { type Computation, type Expression, type PassedValue, variablesIn } from '../../../program/index.ts';
import { keyOf } from '../../messages/taken-first.ts';

/** Examples of all variables together that are tried at most. */
const most = 900;

/** Of each that somebody brings and a computed question depends on: values around those that it is compared with, and one to compare others with. */
export const examplesOf = (
  computed: readonly Computation[],
  brought: readonly PassedValue[],
): ReadonlyMap<string, readonly (number | string)[]> => {
  const deciding = decidingKeys(computed);
  const varied = brought.filter((value) => deciding.has(keyOf(value)));
  const count = Math.max(4, Math.floor(most ** (1 / Math.max(1, varied.length))));
  return new Map(
    varied.map((value) => {
      const own = computedWith(keyOf(value), computed);
      const all = isText(value)
        ? [...new Set([...own.flatMap(({ computes }) => textsIn(computes)), String(value.sample)])]
        : numbersFor(own).filter((each) => !isWhole(value) || Number.isInteger(each));
      return [keyOf(value), all.slice(0, count)];
    }),
  );
};

const isText = ({ type }: PassedValue): boolean => type.kind === 'scalar' && type.scalar === 'text';

const isWhole = ({ type }: PassedValue): boolean => type.kind === 'scalar' && type.scalar === 'integer';

/** All that is computed of a variable, and of those that it is computed or compared with. */
const computedWith = (key: string, computed: readonly Computation[]): readonly Computation[] => {
  const keys = new Set([key]);
  const namedIn = ({ computes, result }: Computation): readonly string[] => [
    ...keysIn(computes),
    ...(result === undefined ? [] : [keyOf(result)]),
  ];
  for (let size = -1; size !== keys.size; ) {
    size = keys.size;
    for (const named of computed.map(namedIn))
      if (named.some((each) => keys.has(each))) for (const each of named) keys.add(each);
  }
  return computed.filter((each) => namedIn(each).some((named) => keys.has(named)));
};

/** Variables that the answer of a computed question depends on, by themselves or through others. */
const decidingKeys = (computed: readonly Computation[]): ReadonlySet<string> => {
  const keys = new Set(computed.flatMap(({ answer, computes }) => (answer === undefined ? [] : keysIn(computes))));
  for (let size = -1; size !== keys.size; ) {
    size = keys.size;
    for (const { result, computes } of computed)
      if (result !== undefined && keys.has(keyOf(result))) for (const key of keysIn(computes)) keys.add(key);
  }
  return keys;
};

const keysIn = (expression: Expression): readonly string[] => variablesIn(expression).map(keyOf);

/** What two variables are compared by. */
const middle = 7;

const numbersFor = (computed: readonly Computation[]): readonly number[] => {
  const compared = computed.flatMap(({ answer, computes }) => (answer === undefined ? [] : numbersIn(computes)));
  const factors = computed.flatMap(({ answer, computes }) => (answer === undefined ? numbersIn(computes) : []));
  const isProduct = computed.some(({ computes }) => multiplies(computes));
  const limits = [...new Set([...compared, ...(compared.some((each) => each > middle) ? [] : [middle])])];
  const combined = limits.flatMap((limit) => [
    ...(isProduct ? [...factors, ...compared] : []).flatMap((factor) => [
      ...(factor === 0 ? [] : [Math.floor(roundOff(limit / factor)), Math.ceil(roundOff(limit / factor))]),
      limit * factor,
    ]),
    ...factors.flatMap((factor) => [limit - factor, limit + factor]),
  ]);
  const around = (values: readonly number[]): readonly number[] => values.flatMap((each) => [each, each + 1, each - 1]);
  const found = new Set([...around(limits), ...around(combined)].map(roundOff));
  return [...found].filter((each) => Math.abs(each) < 1_000_000);
};

/** Without what is lost of decimals. */
const roundOff = (value: number): number => Math.round(value * 1e6) / 1e6;

const multiplies = (expression: Expression): boolean =>
  expression.kind === 'arithmetic'
    ? /[*/%]/.test(expression.sign) || multiplies(expression.left) || multiplies(expression.right)
    : 'left' in expression && (multiplies(expression.left) || multiplies(expression.right));

const numbersIn = (expression: Expression): readonly number[] => {
  if (expression.kind === 'number') return [expression.value];
  if (expression.kind === 'widened') return numbersIn(expression.of);
  return 'left' in expression ? [...numbersIn(expression.left), ...numbersIn(expression.right)] : [];
};

const textsIn = (expression: Expression): readonly string[] => {
  if (expression.kind === 'text') return [expression.value];
  return 'left' in expression ? [...textsIn(expression.left), ...textsIn(expression.right)] : [];
};
