import type { PassedValue, Step } from './flow.ts';

/** What is computed. `isDecimal` where it is a floating number. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number; readonly isDecimal: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'variable'; readonly value: PassedValue }
  /** A whole number as a floating one. */
  | { readonly kind: 'widened'; readonly of: Expression }
  | ArithmeticExpression
  | { readonly kind: 'comparison'; readonly sign: Comparing; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'joined'; readonly by: 'all' | 'any'; readonly left: Expression; readonly right: Expression };

export interface ArithmeticExpression {
  readonly kind: 'arithmetic';
  readonly sign: '+' | '-' | '*' | '/' | '%';
  readonly left: Expression;
  readonly right: Expression;
  readonly isDecimal: boolean;
}

export type Comparing = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** What a flow does by itself: it sets a variable, its `result`, or compares. `parameters` are the variables that it looks at. */
export interface Computation extends Pick<Step, 'name' | 'parameters' | 'result'> {
  readonly computes: Expression;
  readonly answer?: 'boolean';
}

/** Whatever a statement does or asks. */
export type Work = Step | Computation;

export const isComputed = (work: Work): work is Computation => 'computes' in work;

/** What others do, where nothing is computed: in sequences, in databases, in tables of states. */
export const asStep = (work: Work): Step => {
  if (isComputed(work)) throw new Error(`${work.name.label} is computed, where only others do something`);
  return work;
};

/** A value while a flow runs. */
export type Computed = number | string | boolean;

/** What an expression comes to; undefined where there is no such value, as of a division by zero. */
export const evaluate = (
  expression: Expression,
  valueFor: (variable: PassedValue) => Computed | undefined,
): Computed | undefined => {
  switch (expression.kind) {
    case 'number':
    case 'text':
      return expression.value;
    case 'variable':
      return valueFor(expression.value);
    case 'widened':
      return evaluate(expression.of, valueFor);
    case 'joined': {
      const left = evaluate(expression.left, valueFor);
      return left === (expression.by === 'any') ? left : evaluate(expression.right, valueFor);
    }
    case 'arithmetic':
    case 'comparison': {
      const [left, right] = [evaluate(expression.left, valueFor), evaluate(expression.right, valueFor)];
      if (expression.kind === 'comparison')
        return left === undefined || right === undefined ? undefined : compare(left, expression.sign, right);
      return typeof left === 'number' && typeof right === 'number' ? combine(left, expression.sign, right) : undefined;
    }
  }
};

const compare = (left: Computed, sign: Comparing, right: Computed): boolean => {
  switch (sign) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '==':
      return left === right;
    case '!=':
      return left !== right;
  }
};

/** Numbers beyond which languages differ. */
const largest = 2 ** 31 - 1;

const combine = (left: number, sign: ArithmeticExpression['sign'], right: number): number | undefined => {
  const value = arithmetic[sign](left, right);
  // Languages tell rests of negative numbers differently.
  const isPlain = sign !== '%' || (left >= 0 && right > 0);
  return Number.isFinite(value) && Math.abs(value) <= largest && isPlain ? value : undefined;
};

const arithmetic: Readonly<Record<ArithmeticExpression['sign'], (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

const oppositeSigns: Readonly<Record<Comparing, Comparing>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

/** The condition that holds where another one does not. */
export const negated = (condition: Expression): Expression => {
  if (condition.kind === 'comparison') return { ...condition, sign: oppositeSigns[condition.sign] };
  if (condition.kind !== 'joined') return condition;
  const by = condition.by === 'all' ? 'any' : 'all';
  return { kind: 'joined', by, left: negated(condition.left), right: negated(condition.right) };
};

export const isDecimal = (expression: Expression): boolean => {
  if (expression.kind === 'variable')
    return expression.value.type.kind === 'scalar' && expression.value.type.scalar === 'float';
  return expression.kind === 'widened' || ('isDecimal' in expression && expression.isDecimal);
};

/** The variables that an expression looks at, each once. */
export const variablesIn = (expression: Expression): readonly PassedValue[] => {
  if (expression.kind === 'variable') return [expression.value];
  if (expression.kind === 'widened') return variablesIn(expression.of);
  if (!('left' in expression)) return [];
  const left = variablesIn(expression.left);
  const known = new Set(left.map(({ name }) => name.words.join('')));
  return [...left, ...variablesIn(expression.right).filter(({ name }) => !known.has(name.words.join('')))];
};

/** What a variable is changed by, where a computation sets it to itself and something: `+ 1`. */
export const changeIn = ({
  computes,
  result,
}: Computation): { readonly sign: '+' | '-' | '*' | '/'; readonly by: Expression } | undefined => {
  if (computes.kind !== 'arithmetic' || computes.left.kind !== 'variable' || computes.sign === '%') return undefined;
  const isSame = result !== undefined && computes.left.value.name.words.join('') === result.name.words.join('');
  return isSame ? { sign: computes.sign, by: computes.right } : undefined;
};

/** How a language writes expressions. */
export interface ExpressionForms {
  readonly variable: (value: PassedValue) => string;
  readonly number: (value: number, isDecimal: boolean) => string;
  readonly text: (value: string) => string;
  readonly signs?: Partial<Readonly<Record<Comparing | 'all' | 'any', string>>>;
  /** A whole number as a floating one; absent where numbers are all of one kind, or any division gives a floating one. */
  readonly widen?: (written: string, of: Expression) => string;
  /** Whole numbers become floating ones by themselves, unless both sides of a division are whole. */
  readonly widensItself?: true;
  /** Beside a floating number a whole one is written as it is: `fee > 24`. */
  readonly adaptsNumbers?: true;
  /** Nothing stands around signs of arithmetic that bind more tightly than what is around them: `n%2 == 0`. */
  readonly isTight?: true;
  /** Whether texts are alike, where the sign for numbers does not tell. */
  readonly sameText?: (left: string, right: string, is: boolean) => string;
}

export const writeExpression = (expression: Expression, forms: ExpressionForms, isInside = false): string => {
  const write = (inner: Expression, least: number): string => {
    const binding = bindingOf(inner, forms);
    if (inner.kind === 'number' && forms.adaptsNumbers === true && isBesideDecimal(expression, inner))
      return forms.number(inner.value, !Number.isInteger(inner.value));
    if (binding < least) return `(${writeExpression(inner, forms)})`;
    const isTight = forms.isTight === true && expression.kind !== 'joined' && binding !== bindingOf(expression, forms);
    return writeExpression(inner, forms, isTight);
  };
  switch (expression.kind) {
    case 'number':
      return forms.number(expression.value, expression.isDecimal);
    case 'text':
      return forms.text(expression.value);
    case 'variable':
      return forms.variable(expression.value);
    case 'widened':
      return forms.widen === undefined || forms.widensItself === true
        ? writeExpression(expression.of, forms)
        : forms.widen(
            forms.isTight === true ? writeExpression(expression.of, forms, isInside) : write(expression.of, tightest),
            expression.of,
          );
    case 'joined': {
      const own = bindingOf(expression, forms);
      const sign = forms.signs?.[expression.by] ?? (expression.by === 'all' ? '&&' : '||');
      return `${write(expression.left, own)} ${sign} ${write(expression.right, own + 1)}`;
    }
    case 'comparison': {
      const { left, right, sign } = expression;
      if (forms.sameText !== undefined && isTextual(left) && (sign === '==' || sign === '!='))
        return forms.sameText(write(left, tightest), write(right, tightest), sign === '==');
      const [first, second] = [left, right].map((each) => write(each, comparing + 1));
      return `${first} ${forms.signs?.[sign] ?? sign} ${second}`;
    }
    case 'arithmetic': {
      const { left, right, sign } = expression;
      const own = bindingOf(expression, forms);
      const isWholeDivision = sign === '/' && left.kind === 'widened' && right.kind === 'widened';
      const first =
        isWholeDivision && forms.widensItself === true && forms.widen !== undefined
          ? forms.widen(write(left.of, tightest), left.of)
          : write(left, own);
      const gap = isInside ? '' : ' ';
      return `${first}${gap}${sign}${gap}${write(right, own + 1)}`;
    }
  }
};

/** Whether the other side is a floating number by itself: of two whole ones a division is another. */
const isBesideDecimal = (around: Expression, inner: Expression): boolean => {
  if (!('left' in around)) return false;
  const other = around.left === inner ? around.right : around.left;
  return other.kind !== 'number' && other.kind !== 'widened' && isDecimal(other);
};

const isTextual = (expression: Expression): boolean =>
  expression.kind === 'text' ||
  (expression.kind === 'variable' &&
    expression.value.type.kind === 'scalar' &&
    expression.value.type.scalar === 'text');

const comparing = 3;
const tightest = 6;

const bindingOf = (expression: Expression, forms: ExpressionForms): number => {
  switch (expression.kind) {
    case 'joined':
      return expression.by === 'any' ? 1 : 2;
    case 'comparison':
      return comparing;
    case 'arithmetic':
      return expression.sign === '+' || expression.sign === '-' ? 4 : 5;
    case 'widened':
      return forms.widen === undefined || forms.widensItself === true ? bindingOf(expression.of, forms) : tightest;
    case 'number':
      return expression.value < 0 ? 5 : tightest;
    default:
      return tightest;
  }
};
