import { conjunctions, copulas, determiners, prepositions } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import {
  cableWords,
  contrasts,
  countWords,
  denials,
  holdingWords,
  operatingSystems,
  packaged,
  placeOpeners,
  ways,
} from '../../lexicon/en/topology-words.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';
import { areaRank, noArea } from '../areas.ts';
import { relatives } from '../chunks/small-words.ts';
import { protocols } from '../relations.ts';

/**
 * Machines and what is on them in the words that the reader of sentences knows: `a node in each hall (Lyon, Porto)` are two nodes, `pods a + b` are
 * a and b, and what is denied or says only how is left out. In: the tokens of a sentence.
 */
export const putPlaces = (tokens: readonly Token[]): readonly Token[] =>
  rules.reduce<readonly Token[]>((told, rule) => rule(told), tokens);

type Rule = (tokens: readonly Token[]) => readonly Token[];

/** `the guests must not reach the till` says what is not there. */
const withoutDenied: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index > 0 && denials.has(lower) && !/^(?:only|just)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  if (at < 0) return tokens;
  const start = tokens.findLastIndex(
    ({ kind, lower }, index) => index < at && (kind === 'mark' || contrasts.has(lower)),
  );
  const next = tokens.findIndex(
    ({ kind, lower }, index) =>
      index > at && (/^[;:]$/.test(lower) || lower === 'but' || (kind === 'mark' && lower === ',')),
  );
  return [
    ...tokens.slice(0, Math.max(0, start)),
    ...(next < 0 ? [] : withoutDenied(tokens.slice(start < 0 ? next + 1 : next))),
  ];
};

/** `, reached by JDBC` and `which forwards over AJP` say only how. */
const withoutWayAlone: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => {
    const [before, by, way, end] = [tokens[index - 1], tokens[index + 1], tokens[index + 2], tokens[index + 3]];
    const isVerb =
      readVerb(lower) !== undefined && (before?.text === ',' || /^(?:which|that)$/.test(before?.lower ?? ''));
    return (
      isVerb &&
      ways.has(by?.lower ?? '') &&
      protocols.has(way?.lower ?? '') &&
      (end === undefined || end.kind === 'mark')
    );
  });
  if (at < 1) return tokens;
  const start = tokens[at - 1]?.text === ',' || tokens[at - 2]?.text !== ',' ? at - 1 : at - 2;
  return [...tokens.slice(0, start), ...tokens.slice(at + 3)];
};

/** `the host, Debian 12, with Docker`: the operating system is what a machine is made with. */
const systemAside: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index > 1 && operatingSystems.has(lower) && tokens[index - 1]?.text === ',',
  );
  const version = tokens[at + 1]?.kind === 'number' ? 1 : 0;
  const after = tokens[at + 1 + version];
  const [comma, system] = [tokens[at - 1], tokens[at + version]];
  const isOver = after === undefined || after.kind === 'mark' || /^(?:with|w\/?|and|running)$/.test(after.lower);
  if (at < 2 || comma === undefined || system === undefined || !isOver || tokens[at - 2]?.text === ')') return tokens;
  return [
    ...tokens.slice(0, at - 1),
    { ...comma, text: '(', lower: '(' },
    ...tokens.slice(at, at + 1 + version),
    markAfter(')', system),
    ...tokens.slice(
      after?.text === ',' && tokens[at + 2 + version]?.lower !== 'and' ? at + 2 + version : at + 1 + version,
    ),
  ];
};

/** `Farm server with Docker: shop, store`: the machine has what the list stands in. */
const nestedHead: Rule = (tokens) => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const joint = tokens.findIndex(({ lower }, at) => at > 0 && at < colon && /^(?:with|w\/?|running)$/.test(lower));
  const [word, mark] = [tokens[joint], tokens[colon]];
  const [outer, inner] = [tokens.slice(0, Math.max(0, joint)), tokens.slice(joint + 1, Math.max(0, colon))];
  const [wide, narrow] = [outer, inner].map(rankOf);
  const isNested =
    joint > 0 && wide !== undefined && narrow !== undefined && wide >= machineRank && wide <= narrow && narrow < noArea;
  if (!isNested || word === undefined || mark === undefined || inner.some(({ kind }) => kind === 'number'))
    return tokens;
  return [...outer, wordAt('contains', word), ...inner, markAfter(';', mark), ...inner, ...tokens.slice(colon)];
};

const rankOf = (tokens: readonly Token[]): number => {
  const open = tokens.findIndex(({ text }) => text === '(');
  const name = open < 0 ? tokens : tokens.slice(0, open);
  return name.some(({ kind, text }) => kind === 'mark' && text !== "'")
    ? noArea
    : areaRank(name.map(({ lower }) => lower));
};

const machineRank = areaRank(['server']);

/** `a node in each hall (Lyon, Porto), two pods on it`: as many as there are names, each with its own. */
const inEachNamed: Rule = (tokens) => {
  const each = tokens.findIndex(({ lower }, at) => lower === 'each' && placeOpeners.has(tokens[at - 1]?.lower ?? ''));
  const open = tokens.findIndex(({ text }, at) => at > each && text === '(');
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  const start = tokens.slice(0, Math.max(0, each)).findLastIndex(({ kind }) => kind === 'mark') + 1;
  const what = tokens
    .slice(start, Math.max(0, each - 1))
    .filter(({ lower }) => !determiners.has(lower) && lower !== 'one');
  const names = splitNames(tokens.slice(open + 1, Math.max(0, close)));
  const areNames = names.length > 1 && names.every((name) => name.every(({ text }) => /^[\p{Lu}\d]/u.test(text)));
  const isShort =
    each > 0 && open - each <= longestPlace && what.length > 0 && what.length <= longestPlace && close > 0;
  const [first] = what;
  if (!isShort || !areNames || first === undefined) return tokens;
  const all = names.flatMap((name, at) => [
    ...(at === 0 ? [] : [wordAt('and', first)]),
    ...(name.every(({ text }) => text.length === 1) ? [...what, ...name] : [...name, ...what]),
  ]);
  return [...tokens.slice(0, start), ...all, ...withEach(tokens.slice(close + 1), first)];
};

/** `, two pods on it` behind what there are several of now. */
const withEach = (rest: readonly Token[], at: Token): readonly Token[] => {
  const it = rest.findIndex(({ lower }, index) => /^(?:it|them|there)$/.test(lower) && index > 1);
  const inside = rest.slice(1, Math.max(1, it - (rest[it]?.lower === 'there' ? 0 : 1)));
  const isOn =
    rest[0]?.text === ',' && it > 1 && (rest[it]?.lower === 'there' || placeOpeners.has(rest[it - 1]?.lower ?? ''));
  if (!isOn || inside.some(({ kind, text }) => kind === 'mark' && !/^[+&,]$/.test(text))) return rest;
  return [wordAt('each', at), wordAt('with', at), ...inside, ...rest.slice(it + 1)];
};

const splitNames = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const names: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:,|and|&|\+|\/)$/.test(token.lower)) names.push([]);
    else names.at(-1)?.push(token);
  }
  return names.filter((name) => name.length > 0);
};

const longestPlace = 4;

/** `pods cart + till run there`: what they are is said before their names. */
const withoutClass: Rule = (tokens) =>
  tokens.filter(({ lower }, at) => {
    const [before, name, joint] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isName =
      name?.kind === 'word' &&
      readVerb(name.lower) === undefined &&
      !prepositions.has(name.lower) &&
      !conjunctions.has(name.lower) &&
      !determiners.has(name.lower) &&
      !copulas.has(name.lower);
    const isCountedBefore =
      before !== undefined &&
      (isCounted(before) || before.kind === 'word') &&
      !conjunctions.has(before.lower) &&
      !holdingWords.has(before.lower);
    return !(packaged.has(lower) && isName && /^(?:and|\+|&)$/.test(joint?.lower ?? '') && !isCountedBefore);
  });

/** `an access point upstairs, one in the gym`: another of the same. */
const oneMore: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === 'one' &&
      index > 2 &&
      placeOpeners.has(tokens[index + 1]?.lower ?? '') &&
      /^(?:,|and)$/.test(tokens[index - 1]?.lower ?? ''),
  );
  const article = tokens.slice(0, Math.max(0, at)).findLastIndex(({ lower }) => /^(?:an?|one)$/.test(lower));
  const one = tokens[at];
  const rest = tokens.slice(article + 1, Math.max(0, at));
  const length = rest.findIndex(
    ({ kind, lower }) =>
      kind !== 'word' || prepositions.has(lower) || conjunctions.has(lower) || /(?:stairs|side)$/.test(lower),
  );
  const noun = rest.slice(0, length);
  const isCountedSince = rest.some((token) => numberWords.indexOf(token.lower) > 1 || token.kind === 'number');
  if (article < 0 || one === undefined || noun.length === 0 || noun.length > longestPlace || isCountedSince)
    return tokens;
  return oneMore([
    ...tokens.slice(0, at),
    wordAt('a', one),
    ...noun.map(({ text }) => wordAt(text, one)),
    ...tokens.slice(at + 1),
  ]);
};

/** `3 pods nginx` are three nginx pods. */
const classFirst: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      (packaged.has(lower) && numberWords.indexOf(tokens[index - 1]?.lower ?? '') > 0) ||
      (packaged.has(lower) && tokens[index - 1]?.kind === 'number'),
  );
  const [noun, name, after] = tokens.slice(at, at + 3);
  const isName =
    name?.kind === 'word' &&
    readVerb(name.lower) === undefined &&
    !prepositions.has(name.lower) &&
    !conjunctions.has(name.lower) &&
    !copulas.has(name.lower) &&
    !relatives.has(name.lower) &&
    !determiners.has(name.lower);
  const isOver = after === undefined || after.kind === 'mark' || conjunctions.has(after.lower);
  if (at < 1 || noun === undefined || name === undefined || !isName || !isOver) return tokens;
  return [...tokens.slice(0, at), name, noun, ...tokens.slice(at + 2)];
};

/** `3 pis: pi-1 a, pi-2 b + c`: each machine with what runs on it. */
const codedMachines: Rule = (tokens) => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const noun = tokens[colon - 1];
  const one = singular(noun?.lower ?? '');
  const stem = codeOf(tokens[colon + 1]);
  const starts = tokens.flatMap(({ text }, at) =>
    at > colon &&
    stem !== '' &&
    codeOf(tokens[at]) === stem &&
    /^[:,;]$/.test(tokens[at - 1]?.text ?? '') &&
    text !== ''
      ? [at]
      : [],
  );
  const isMany = noun !== undefined && one !== noun.lower && areaRank([one]) === machineRank;
  if (colon < 1 || !isMany || starts.length < 2) return tokens;
  return starts.flatMap((start, index) => {
    const code = tokens[start];
    const end = starts[index + 1];
    if (code === undefined) return [];
    const rest = tokens.slice(start + 1, end === undefined ? undefined : end - 1);
    const list = rest[0]?.text === ':' ? rest.slice(1) : rest;
    return [...(index === 0 ? [] : [markAfter(';', code)]), wordAt(one, code), code, markAfter(':', code), ...list];
  });
};

/** `pi` of `pi-1`; nothing where it is no code. */
const codeOf = (token: Token | undefined): string =>
  /^(?<stem>\p{L}+)-?\d+$/u.exec(token?.lower ?? '')?.groups?.stem ?? '';

const isCounted = ({ kind, lower }: Token): boolean =>
  kind === 'number' || determiners.has(lower) || countWords.has(lower) || numberWords.indexOf(lower) > 0;

/** `from the core switch fibre to building A` is fibre from the one to the other. */
const cableFirst: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index > 1 && cableWords.has(lower) && tokens[index + 1]?.lower === 'to',
  );
  const from = tokens.findLastIndex(({ lower }, index) => index < at && lower === 'from');
  const cable = tokens[at];
  const opens = from === 0 || tokens[from - 1]?.kind === 'mark' || tokens[from - 1]?.lower === 'and';
  if (cable === undefined || from < 0 || !opens || at - from > longestPlace || at - from < 2) return tokens;
  const end = determiners.has(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  return [...tokens.slice(0, from), cable, ...tokens.slice(from, end), ...tokens.slice(at + 1)];
};

const rules: readonly Rule[] = [
  cableFirst,
  withoutDenied,
  withoutWayAlone,
  systemAside,
  inEachNamed,
  withoutClass,
  classFirst,
  oneMore,
  codedMachines,
  nestedHead,
];
