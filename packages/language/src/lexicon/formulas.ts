import {
  assigningLinks,
  assigningVerbs,
  becomingVerbs,
  betweenWord,
  changingVerbs,
  combiningVerbs,
  comparingPhrases,
  conditionOpeners,
  countedUnits,
  dividingPhrase,
  formulaArticles,
  joiningWords,
  linkingVerbs,
  numberQualities,
  operatorPhrases,
  settingLinks,
  settingVerbs,
  steppingVerbs,
} from './en/formula-words.ts';

export type Arithmetic = '+' | '-' | '*' | '/' | '%';
export type Comparing = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** What is computed, with names as they are written: lower case, without articles. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly words: readonly string[] }
  | { readonly kind: 'arithmetic'; readonly sign: Arithmetic; readonly left: Formula; readonly right: Formula };

export type Condition =
  | { readonly kind: 'comparison'; readonly sign: Comparing; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'joined'; readonly by: 'all' | 'any'; readonly left: Condition; readonly right: Condition };

export interface Assignment {
  readonly name: readonly string[];
  readonly value: Formula;
}

/**
 * The assignment that a label is: `fee = minutes * 0.05`, `set the fee to 24`, `add 1 to attempts`. Undefined where any of it says something
 * else.
 */
export const readAssignment = (label: string): Assignment | undefined => {
  const tokens = tokensOf(label);
  if (tokens === undefined) return undefined;
  return assignedBySign(tokens) ?? assignedByVerb(tokens);
};

/** The condition that a label is: `attempts < 3?`, `Is the fee greater than 24?`, `more than 3 attempts`. Undefined where any of it says something else. */
export const readCondition = (label: string): Condition | undefined => {
  const tokens = tokensOf(label);
  if (tokens === undefined) return undefined;
  const opening = tokens.findIndex(({ kind, text }) => kind !== 'word' || !conditionOpeners.has(text));
  return whole(conditionAt(opening < 0 ? [] : tokens.slice(opening), 0), tokens.length - Math.max(0, opening));
};

interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign';
  readonly text: string;
}

type Tokens = readonly Token[];

/** What was read, and where it ends. */
interface Read<T> {
  readonly value: T;
  readonly end: number;
}

/** Longer labels are prose. */
const longest = 120;

const token =
  /\s*(?:[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\p{L}\d.])|["“”]([^"“”]*)["“”]|(\p{L}[\p{L}\p{N}_]*(?:['’-]\p{L}[\p{L}_]+)*)|(:=|<=|>=|==|!=|<>|&&|\|\||\+\+|--|\+=|-=|\*=|\/=|[-−+*×·/÷%<>=≤≥≠←()]))\s*/uy;

const spelling: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '<>': '!=',
  ':=': '=',
  '←': '=',
  '&&': joiningWords.all,
  '||': joiningWords.any,
};

const tokensOf = (label: string): Tokens | undefined => {
  const said = label.trim().replace(/[?.;:!\s]+$/, '');
  if (said === '' || said.length > longest) return undefined;
  const tokens: Token[] = [];
  token.lastIndex = 0;
  for (let at = 0; at < said.length; at = token.lastIndex) {
    token.lastIndex = at;
    const [found, number, text, word, sign] = token.exec(said) ?? [];
    if (found === undefined) return undefined;
    if (number !== undefined) tokens.push({ kind: 'number', text: number.replaceAll(',', '') });
    else if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase().replace(/['’]s$/, '') });
    else if (sign !== undefined) {
      const meant = spelling[sign] ?? sign;
      tokens.push({ kind: /^[a-z]/.test(meant) ? 'word' : 'sign', text: meant });
    }
  }
  return tokens.filter((_, index) => !isArticle(tokens, index));
};

/** `a` of `a guess`, but not that of `a + b`. */
const isArticle = (tokens: Tokens, at: number): boolean => {
  const [found, next] = [tokens[at], tokens[at + 1]];
  return (
    found?.kind === 'word' &&
    formulaArticles.has(found.text) &&
    next?.kind !== 'sign' &&
    next !== undefined &&
    !isLinking(next) &&
    !isJoining(next) &&
    operatorAt(tokens, at + 1) === undefined &&
    comparatorAt(tokens, at + 1) === undefined &&
    ![...settingLinks, ...assigningLinks].includes(next.text)
  );
};

const assignedBySign = (tokens: Tokens): Assignment | undefined => {
  const at = tokens.findIndex(({ kind, text }) => kind === 'sign' && /^(?:=|[-+*/]=|\+\+|--)$/.test(text));
  const [first] = tokens;
  const isLed = first?.kind === 'word' && settingVerbs.has(first.text) && at > 1;
  const name = nameOf(tokens.slice(isLed ? 1 : 0, Math.max(0, at)));
  const sign = tokens[at]?.text ?? '';
  if (name === undefined) return undefined;
  if (sign === '++' || sign === '--')
    return at === tokens.length - 1 ? changed(name, sign === '++' ? '+' : '-', one) : undefined;
  const value = formulaOf(tokens.slice(at + 1));
  if (value === undefined) return undefined;
  return sign === '=' ? { name, value } : changed(name, sign.charAt(0) as '+' | '-' | '*' | '/', value);
};

const one: Formula = { kind: 'number', value: 1 };

const changed = (name: readonly string[], sign: Arithmetic, by: Formula): Assignment => ({
  name,
  value: { kind: 'arithmetic', sign, left: { kind: 'name', words: name }, right: by },
});

const assignedByVerb = (tokens: Tokens): Assignment | undefined => {
  const [first, ...rest] = tokens;
  const verb = first?.kind === 'word' ? first.text : '';
  const partsAt = (isLink: (word: string) => boolean): readonly [Tokens, Tokens] | undefined => {
    const at = rest.findLastIndex(({ kind, text }) => kind === 'word' && isLink(text));
    return at < 1 ? undefined : [rest.slice(0, at), rest.slice(at + 1)];
  };
  if (settingVerbs.has(verb)) {
    const at = rest.findIndex(({ kind, text }) => kind === 'word' && settingLinks.has(text));
    return at < 1 ? undefined : assigned(rest.slice(0, at), rest.slice(at + 1));
  }
  if (assigningVerbs.has(verb)) {
    const [value, name] = partsAt((word) => assigningLinks.has(word)) ?? [];
    return name === undefined || value === undefined || isName(value) ? undefined : assigned(name, value);
  }
  const changing = changingVerbs.get(verb);
  if (changing !== undefined) {
    const [name, by] = partsAt((word) => word === changing.link) ?? [];
    if (name === undefined) {
      const alone = steppingVerbs.has(verb) ? nameOf(rest) : undefined;
      return alone && changed(alone, changing.sign, one);
    }
    return changedBy(name, changing.sign, by ?? []);
  }
  const combining = combiningVerbs.get(verb);
  if (combining !== undefined) {
    const [by, name] = partsAt((word) => word === combining.link) ?? [];
    return name === undefined ? undefined : changedBy(name, combining.sign, by ?? []);
  }
  const becoming = tokens.findIndex(({ kind, text }) => kind === 'word' && becomingVerbs.has(text));
  return becoming < 1 ? undefined : assigned(tokens.slice(0, becoming), tokens.slice(becoming + 1));
};

const assigned = (left: Tokens, right: Tokens): Assignment | undefined => {
  const [name, value] = [nameOf(left), formulaOf(right)];
  return name === undefined || value === undefined ? undefined : { name, value };
};

const changedBy = (left: Tokens, sign: Arithmetic, right: Tokens): Assignment | undefined => {
  const [name, by] = [nameOf(left), formulaOf(right)];
  return name === undefined || by === undefined ? undefined : changed(name, sign, by);
};

/** Words of a name; more are no name. */
const mostWords = 4;

const nameOf = (tokens: Tokens): readonly string[] | undefined =>
  isName(tokens) && tokens.length <= mostWords ? tokens.map(({ text }) => text) : undefined;

const isName = (tokens: Tokens): boolean => tokens.length > 0 && tokens.every(({ kind }) => kind === 'word');

const formulaOf = (tokens: Tokens): Formula | undefined => whole(sumAt(tokens, 0), tokens.length);

const whole = <T>(read: Read<T> | undefined, length: number): T | undefined =>
  read?.end === length ? read.value : undefined;

const conditionAt = (tokens: Tokens, at: number): Read<Condition> | undefined =>
  joinedAt(tokens, at, 'any', (from) => joinedAt(tokens, from, 'all', (place) => comparisonAt(tokens, place)));

const joinedAt = (
  tokens: Tokens,
  at: number,
  by: 'all' | 'any',
  partAt: (at: number) => Read<Condition> | undefined,
): Read<Condition> | undefined => {
  let read = partAt(at);
  while (read !== undefined && isWord(tokens[read.end], joiningWords[by])) {
    const next = partAt(read.end + 1);
    if (next === undefined) return undefined;
    read = { value: { kind: 'joined', by, left: read.value, right: next.value }, end: next.end };
  }
  return read;
};

const comparisonAt = (tokens: Tokens, at: number): Read<Condition> | undefined => {
  if (isSign(tokens[at], '(')) {
    const inner = conditionAt(tokens, at + 1);
    if (inner !== undefined && isSign(tokens[inner.end], ')')) return { value: inner.value, end: inner.end + 1 };
  }
  const ahead = comparatorAt(tokens, at);
  const left = sumAt(tokens, ahead?.end ?? at);
  if (left === undefined) return undefined;
  if (ahead !== undefined) {
    const counted = sumAt(tokens, left.end);
    return left.value.kind === 'number' && counted?.value.kind === 'name'
      ? compared(counted.value, ahead.value, { value: left.value, end: counted.end })
      : undefined;
  }
  const sign = comparatorAt(tokens, left.end);
  if (sign !== undefined) {
    const right = sumAt(tokens, sign.end);
    return right && compared(left.value, sign.value, right);
  }
  return qualityAt(tokens, left);
};

const compared = (left: Formula, sign: Comparing, right: Read<Formula>): Read<Condition> => ({
  value: { kind: 'comparison', sign, left, right: right.value },
  end: right.end,
});

/** `n is even`, `n is between 1 and 10`, `n is divisible by 3`. */
const qualityAt = (tokens: Tokens, left: Read<Formula>): Read<Condition> | undefined => {
  const at = left.end + (isLinking(tokens[left.end]) ? 1 : 0);
  const isNegated = isWord(tokens[at], joiningWords.not);
  const said = at + (isNegated ? 1 : 0);
  const quality = tokens[said]?.kind === 'word' ? numberQualities.get(tokens[said]?.text ?? '') : undefined;
  const number = (value: number): Formula => ({ kind: 'number', value });
  const rest = (by: Formula): Formula => ({ kind: 'arithmetic', sign: '%', left: left.value, right: by });
  const turned = (sign: Comparing): Comparing => (isNegated ? opposite[sign] : sign);
  if (quality !== undefined) {
    const subject = quality.by === undefined ? left.value : rest(number(quality.by));
    return compared(subject, turned(quality.sign), { value: number(quality.than), end: said + 1 });
  }
  const dividing = phraseAt(tokens, said, dividingPhrase);
  if (dividing !== undefined) {
    const by = sumAt(tokens, dividing);
    return by && compared(rest(by.value), turned('=='), { value: number(0), end: by.end });
  }
  if (isNegated || !isWord(tokens[said], betweenWord)) return undefined;
  const low = sumAt(tokens, said + 1);
  const high = low && isWord(tokens[low.end], joiningWords.all) ? sumAt(tokens, low.end + 1) : undefined;
  if (low === undefined || high === undefined) return undefined;
  const [from, to] = [compared(left.value, '>=', low), compared(left.value, '<=', high)];
  return { value: { kind: 'joined', by: 'all', left: from.value, right: to.value }, end: to.end };
};

const opposite: Readonly<Record<Comparing, Comparing>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

const comparatorAt = (tokens: Tokens, at: number): Read<Comparing> | undefined => {
  const sign = tokens[at]?.kind === 'sign' ? tokens[at]?.text.replace(/^=$/, '==') : undefined;
  if (sign !== undefined && sign in opposite) return { value: sign as Comparing, end: at + 1 };
  const isLed = isLinking(tokens[at]);
  const isNegated = isWord(tokens[at + 1], joiningWords.not) && isLed;
  const said = at + (isLed ? 1 : 0) + (isNegated ? 1 : 0);
  const found = comparingPhrases.find(([phrase]) => phraseAt(tokens, said, phrase) !== undefined);
  if (found !== undefined) {
    const [phrase, meant] = found;
    return { value: isNegated ? opposite[meant] : meant, end: phraseAt(tokens, said, phrase) ?? said };
  }
  // `the answer is "yes"`, `the rest is 0`
  const isValue = tokens[said]?.kind === 'number' || tokens[said]?.kind === 'text';
  return isLed && isValue ? { value: isNegated ? '!=' : '==', end: said } : undefined;
};

/** Where a phrase ends that begins there. */
const phraseAt = (tokens: Tokens, at: number, phrase: string): number | undefined => {
  const words = phrase.split(' ').filter((word) => !formulaArticles.has(word));
  return words.every((word, index) => isWord(tokens[at + index], word)) ? at + words.length : undefined;
};

const sumAt = (tokens: Tokens, at: number): Read<Formula> | undefined =>
  arithmeticAt(tokens, at, /^[-+]$/, (from) =>
    arithmeticAt(tokens, from, /^[*/%]$/, (place) => operandAt(tokens, place)),
  );

const arithmeticAt = (
  tokens: Tokens,
  at: number,
  signs: RegExp,
  partAt: (at: number) => Read<Formula> | undefined,
): Read<Formula> | undefined => {
  let read = partAt(at);
  while (read !== undefined) {
    const operator = operatorAt(tokens, read.end);
    if (operator === undefined || !signs.test(operator.value)) return read;
    const right = partAt(operator.end);
    if (right === undefined) return read;
    const { value: sign } = operator;
    read = { value: { kind: 'arithmetic', sign, left: read.value, right: right.value }, end: right.end };
  }
  return read;
};

const operatorAt = (tokens: Tokens, at: number): Read<Arithmetic> | undefined => {
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind === 'sign' && /^[-+*/%]$/.test(text)) return { value: text as Arithmetic, end: at + 1 };
  const found = operatorPhrases.find(([phrase]) => phraseAt(tokens, at, phrase) !== undefined);
  return found && { value: found[1], end: phraseAt(tokens, at, found[0]) ?? at };
};

const operandAt = (tokens: Tokens, at: number): Read<Formula> | undefined => {
  const found = tokens[at];
  if (found === undefined) return undefined;
  if (isSign(found, '(')) {
    const inner = sumAt(tokens, at + 1);
    return inner !== undefined && isSign(tokens[inner.end], ')')
      ? { value: inner.value, end: inner.end + 1 }
      : undefined;
  }
  if (isSign(found, '-')) {
    const number = tokens[at + 1];
    return number?.kind === 'number'
      ? { value: { kind: 'number', value: -Number(number.text) }, end: at + 2 }
      : undefined;
  }
  if (found.kind === 'text') return { value: { kind: 'text', value: found.text }, end: at + 1 };
  if (found.kind === 'number')
    return { value: { kind: 'number', value: Number(found.text) }, end: behindUnit(tokens, at + 1) };
  return wordsAt(tokens, at);
};

/** `30 minutes`, `10 %`: behind a number that nothing is computed with. */
const behindUnit = (tokens: Tokens, at: number): number => {
  const unit = tokens[at];
  const isLast = (end: number): boolean => tokens[end] === undefined || isJoining(tokens[end]);
  const isUnit = (unit?.kind === 'word' && countedUnits.has(unit.text)) || isSign(unit, '%');
  return isUnit && isLast(at + 1) ? at + 1 : at;
};

/** A name: words up to what compares, joins or computes. */
const wordsAt = (tokens: Tokens, at: number): Read<Formula> | undefined => {
  const ends = (index: number): boolean =>
    tokens[index]?.kind !== 'word' ||
    isLinking(tokens[index]) ||
    isJoining(tokens[index]) ||
    comparatorAt(tokens, index) !== undefined ||
    operatorAt(tokens, index) !== undefined ||
    isWord(tokens[index], betweenWord) ||
    phraseAt(tokens, index, dividingPhrase) !== undefined ||
    (index > at && isQuality(tokens, index));
  let end = at;
  while (end < tokens.length && !ends(end)) end += 1;
  const words = nameOf(tokens.slice(at, end));
  return words && { value: { kind: 'name', words }, end };
};

const isWord = (found: Token | undefined, text: string): boolean => found?.kind === 'word' && found.text === text;
const isSign = (found: Token | undefined, text: string): boolean => found?.kind === 'sign' && found.text === text;
const isLinking = (found: Token | undefined): boolean => found?.kind === 'word' && linkingVerbs.has(found.text);
const isJoining = (found: Token | undefined): boolean =>
  found?.kind === 'word' && Object.values(joiningWords).includes(found.text);

/** `even` behind all that it is said of. */
const isQuality = (tokens: Tokens, at: number): boolean =>
  numberQualities.has(tokens[at]?.text ?? '') && (tokens[at + 1] === undefined || isJoining(tokens[at + 1]));
