import {
  betweenDemand,
  cableWords,
  comingVerbs,
  countWords,
  demands,
  eachPhrases,
  fillers,
  havingPhrases,
  leadingVerbs,
  loadingVerbs,
  opensCounted,
  placeOpeners,
  plainVerbs,
  wholeWords,
} from '../../lexicon/en/topology-words.ts';
import { readVerb, singular, thirdPerson } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';
import { areaRank, noArea } from '../areas.ts';
import { products } from '../products.ts';
import { protocols } from '../relations.ts';

/**
 * Ways of saying what the reader of sentences knows in other words: `every one with` is `each with`, `in the hall we have a printer` is `in the
 * hall there is a printer`, `per floor: a switch` and `each floor a switch` are `each floor has a switch`. In: the tokens of a sentence.
 */
export const reworded = (tokens: readonly Token[]): readonly Token[] =>
  rules.reduce<readonly Token[]>((told, rule) => rule(told), tokens);

type Rule = (tokens: readonly Token[]) => readonly Token[];

/** Where words stand one after the other; -1 for nowhere. */
const find = (tokens: readonly Token[], words: readonly string[], from = 0): number =>
  tokens.findIndex((_, at) => at >= from && words.every((word, offset) => tokens[at + offset]?.lower === word));

/** `out of the store` is `from the store`. */
const fromOut: Rule = (tokens) => {
  const at = find(tokens, ['out', 'of']);
  const out = tokens[at];
  return out === undefined ? tokens : [...tokens.slice(0, at), wordAt('from', out), ...tokens.slice(at + 2)];
};

/** `three services: a, b, c - every one with its own store` */
const eachOne: Rule = (tokens) => {
  for (const words of eachPhrases) {
    const at = find(tokens, words, 1);
    const [first, before] = [tokens[at], tokens[at - 1]];
    const behind = tokens[at + words.length]?.lower;
    if (first === undefined || before === undefined || (behind !== 'with' && behind !== 'has')) continue;
    const isParted = /^[-–—]$/.test(before.text);
    return [
      ...tokens.slice(0, isParted ? at - 1 : at),
      ...(isParted ? [markAfter(',', before)] : []),
      wordAt('each', first),
      ...tokens.slice(at + words.length),
    ];
  }
  return tokens;
};

/** `In the hall we have a printer` */
const thereIs: Rule = (tokens) => {
  for (const words of havingPhrases) {
    const at = find(tokens, words, 2);
    const [first, second] = tokens.slice(at, at + 2);
    if (at < 0 || at > longestPlace || first === undefined || second === undefined) continue;
    if (!placeOpeners.has(tokens[0]?.lower ?? '')) continue;
    return [...tokens.slice(0, at), wordAt('there', first), wordAt('is', second), ...tokens.slice(at + words.length)];
  }
  return tokens;
};

/** The most tokens of a place in front of what is there. */
const longestPlace = 5;

/** `Per floor: a switch, two printers`, `each floor a switch` */
const eachArea: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }) => lower === 'per' || lower === 'each');
  const [word, area, next] = tokens.slice(at, at + 3);
  const opens = at === 0 || tokens[at - 1]?.kind === 'mark';
  if (word === undefined || area?.kind !== 'word' || next === undefined || !opens) return tokens;
  if (areaRank([singular(area.lower)]) >= noArea) return tokens;
  const isHeaded = word.lower === 'per' && next.text === ':';
  const isBare = word.lower === 'each' && opensCounted.test(next.lower);
  if (!isHeaded && !isBare) return tokens;
  return [
    ...tokens.slice(0, at),
    wordAt('each', word),
    area,
    wordAt('has', next),
    ...tokens.slice(at + (isHeaded ? 3 : 2)),
  ];
};

/** `There is a switch in each` */
const inEach: Rule = (tokens) => {
  const [there, be, count] = tokens;
  const [last, each] = tokens.slice(-2);
  const isEach = each?.lower === 'each' && last?.lower === 'in';
  if (there?.lower !== 'there' || be === undefined || !isEach || !countWords.has(count?.lower ?? '')) return tokens;
  return [wordAt('each', there), wordAt('has', be), ...tokens.slice(2, -2)];
};

/** `the switch is in the hall, fibre goes out to two houses` is what the switch is connected by. */
const cableGoes: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 1 &&
      cableWords.has(lower) &&
      tokens[index - 1]?.text === ',' &&
      leadingVerbs.has(tokens[index + 1]?.lower ?? ''),
  );
  const to = tokens.findIndex(({ lower }, index) => index > at && lower === 'to');
  const [cable, verb] = tokens.slice(at, at + 2);
  if (at < 0 || to < 0 || to - at > 3 || cable === undefined || verb === undefined) return tokens;
  const said = [wordAt('is', cable), wordAt('connected', cable), wordAt('by', cable), cable];
  return [...tokens.slice(0, at), ...said, ...tokens.slice(to)];
};

/** `connects to the server with HTTPS` */
const overProtocol: Rule = (tokens) =>
  tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isLast = (tokens[at + 2]?.kind ?? 'mark') === 'mark';
    return token.lower === 'with' && at > 1 && isLast && next !== undefined && protocols.has(next.lower)
      ? { ...token, text: 'over', lower: 'over' }
      : token;
  });

/** `puts files in the archive` stores them there. */
const plainVerb: Rule = (tokens) =>
  tokens.map((token, at) => {
    const verb = at > 0 ? plainVerbs.get(token.lower) : undefined;
    return verb === undefined ? token : { ...token, text: verb, lower: verb };
  });

/** `the mover loads Foo and Bar into Baz` reads the one and writes to the other. */
const loadsInto: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && loadingVerbs.has(lower));
  const into = tokens.findIndex(({ lower }, index) => index > at && (lower === 'into' || lower === 'to'));
  const [verb, way] = [tokens[at], tokens[into]];
  const sources = tokens.slice(at + 1, into);
  if (at < 0 || into < 0 || verb === undefined || way === undefined || !sources.some(({ kind }) => kind === 'word'))
    return tokens;
  const areSystems = sources.every(
    ({ text, lower }) => products.has(lower) || /^\p{Lu}/u.test(text) || /^(?:,|and|&)$/.test(lower),
  );
  if (!areSystems) return tokens;
  return [
    ...tokens.slice(0, at),
    { ...verb, text: 'reads', lower: 'reads' },
    ...sources,
    wordAt('and', way),
    wordAt('writes', way),
    { ...way, text: 'to', lower: 'to' },
    ...tokens.slice(into + 1),
  ];
};

/** `people come with their browser to the proxy`: it is the browser that connects. */
const comesWith: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index > 0 && comingVerbs.has(lower) && tokens[index + 1]?.lower === 'with',
  );
  const verb = tokens[at];
  const isOwn = /^(?:their|a|an|the)$/.test(tokens[at + 2]?.lower ?? '');
  const device = tokens[at + 3];
  if (verb === undefined || !isOwn || device === undefined || find(tokens, ['to'], at) < 0) return tokens;
  return [device, wordAt('connects', device), ...tokens.slice(at + 4)];
};

/** `hi so at our gym we have a router`: greetings and fillers name nothing. */
const withoutOpeners: Rule = (given) => {
  const tokens = given.filter(({ lower }) => lower !== 'oh' && lower !== 'um');
  const start = tokens.findIndex(({ lower, text }) => !fillers.has(lower) && text !== ',');
  return start < 1 ? tokens : tokens.slice(start);
};

/** `The system has a web app`: what all of it is called has no box of its own. */
const withoutSystem: Rule = (tokens) => {
  const [article, whole, verb] = tokens;
  const isWhole = article?.lower === 'the' && wholeWords.has(whole?.lower ?? '');
  if (article === undefined || whole === undefined || !isWhole || verb?.lower !== 'has') return tokens;
  return [wordAt('there', article), wordAt('is', whole), ...tokens.slice(3)];
};

/** `shall be installed` is installed, `shall each host` each hosts. */
const withoutModal: Rule = (tokens) =>
  tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const behind = betweenDemand.has(after?.lower ?? '') ? tokens[at + 2] : after;
    if (demands.has(token.lower) && at > 0 && behind !== undefined && isBase(behind)) return [];
    const modal = betweenDemand.has(before?.lower ?? '') ? tokens[at - 2] : before;
    if (modal === undefined || !demands.has(modal.lower) || at < 2 || !isBase(token)) return [token];
    const verb = token.lower === 'be' ? 'is' : thirdPerson(token.lower);
    return [{ ...token, text: verb, lower: verb }];
  });

const isBase = ({ lower }: Token): boolean => lower === 'be' || readVerb(lower)?.forms.has('base') === true;

/** `Two consumers read from Kafka: the till and the mailer` are called so. */
const namedBehind: Rule = (tokens) => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const [count, noun, verb] = tokens;
  const names = tokens.slice(colon + 1);
  const isCounted = opensCounted.test(count?.lower ?? '') && singular(noun?.lower ?? '') !== noun?.lower;
  const isTold = verb !== undefined && readVerb(verb.lower)?.forms.has('base') === true;
  if (colon < 4 || !isCounted || !isTold || names.length === 0) return tokens;
  return [...names, ...tokens.slice(2, colon)];
};

const rules: readonly Rule[] = [
  withoutOpeners,
  withoutModal,
  withoutSystem,
  namedBehind,
  plainVerb,
  loadsInto,
  comesWith,
  fromOut,
  eachOne,
  thereIs,
  eachArea,
  inEach,
  cableGoes,
  overProtocol,
];
