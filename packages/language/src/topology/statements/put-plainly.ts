import { conjunctions, copulas, determiners, prepositions } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import {
  aimPlaces,
  apartWords,
  clausePronouns,
  clauseWords,
  copyingVerbs,
  countWords,
  frontPlaces,
  loadPlaces,
  placeOpeners,
  placingVerbs,
  pluggedWords,
  pointingWords,
  signInNouns,
  standInWords,
  strayParticles,
} from '../../lexicon/en/topology-words.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';
import { areaRank, lastSureRank, noArea } from '../areas.ts';
import { isPayload } from '../payload.ts';
import { lastName } from './split-places.ts';

/**
 * Short ways of saying things in the words that the reader of sentences knows: `are to be placed` is `are placed`, `a file it writes` is `a file
 * which it writes`, `, same VM` is `on the same VM`, `per zone one server` is `each zone has one server`. In: the tokens of a sentence.
 */
export const putPlainly = (tokens: readonly Token[]): readonly Token[] =>
  rules.reduce<readonly Token[]>((told, rule) => rule(told), tokens);

type Rule = (tokens: readonly Token[]) => readonly Token[];

/** `which are to be placed`: what has to be is. */
const withoutToBe: Rule = (tokens) =>
  tokens.filter(({ lower }, at) => {
    const [before, after] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower];
    if (lower === 'to') return !(copulas.has(before) && after === 'be' && isParticiple(tokens[at + 2]));
    return !(
      lower === 'be' &&
      before === 'to' &&
      copulas.has(tokens[at - 2]?.lower ?? '') &&
      isParticiple(tokens[at + 1])
    );
  });

const isParticiple = (token: Token | undefined): boolean =>
  ['participle', 'past'].some((form) => readVerb(token?.lower ?? '')?.forms.has(form as 'past') === true);

/** `from the core up to the loft`, `from there on to the summit`: only the way to it counts. */
const withoutParticles: Rule = (tokens) =>
  tokens.filter(({ lower }, at) => {
    const from = tokens.slice(0, at).findLastIndex((token) => token.lower === 'from' || token.kind === 'mark');
    return !(
      strayParticles.has(lower) &&
      tokens[at + 1]?.lower === 'to' &&
      tokens[from]?.lower === 'from' &&
      at - from > 1
    );
  });

/** `a cable to the hall, from there to the loft` leads on from what was named last. */
const fromThere: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => lower === 'from' && tokens[index - 1]?.text === ',' && tokens[index + 1]?.lower === 'there',
  );
  const [from, there, to] = tokens.slice(at, at + 3);
  const isChain = tokens.some(({ text }) => /[>→]/.test(text));
  if (at < 2 || isChain || from === undefined || there === undefined || to?.lower !== 'to') return tokens;
  const last = lastName(tokens.slice(0, at - 1)).map(({ text }) => wordAt(text, from));
  const way = [...last, wordAt('is', from), wordAt('connected', from)];
  return [...tokens.slice(0, at - 1), markAfter(';', from), ...way, ...tokens.slice(at + 2)];
};

/** `two networks, each having one switch` */
const having: Rule = (tokens) =>
  tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isOwned =
      before !== undefined && (before.kind === 'word' || before.text === ',') && !copulas.has(before.lower);
    return token.lower === 'having' && isOwned && isCounted(tokens[at + 1])
      ? { ...token, text: 'with', lower: 'with' }
      : token;
  });

const isCounted = (token: Token | undefined): boolean =>
  token?.kind === 'number' ||
  determiners.has(token?.lower ?? '') ||
  countWords.has(token?.lower ?? '') ||
  numberWords.indexOf(token?.lower ?? '') > 0;

/** `a service and a file it writes`: the clause speaks of the file. */
const contactClause: Rule = (tokens) =>
  tokens.flatMap((token, at) => {
    const [before, verb, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isNoun =
      before?.kind === 'word' &&
      at > 1 &&
      !prepositions.has(before.lower) &&
      !conjunctions.has(before.lower) &&
      !determiners.has(before.lower) &&
      !copulas.has(before.lower) &&
      !clauseWords.has(before.lower) &&
      readVerb(before.lower)?.forms.has('third') !== true;
    const isOver = after === undefined || after.kind === 'mark' || conjunctions.has(after.lower);
    const forms = readVerb(verb?.lower ?? '')?.forms;
    const acts = forms?.has(token.lower === 'it' ? 'third' : 'base') === true;
    return clausePronouns.has(token.lower) && isNoun && isOver && acts ? [wordAt('which', token), token] : [token];
  });

/** `Keycloak, same VM` stands on it, too. */
const samePlace: Rule = (tokens) =>
  tokens
    .flatMap((token, at) => {
      const [before, area, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
      const isPlace = area?.kind === 'word' && areaRank([singular(area.lower)]) < noArea;
      const isOver = after === undefined || after.kind === 'mark';
      if (token.lower !== 'same' || !isPlace || !isOver || before === undefined) return [token];
      return /^[,(]$/.test(before.text) ? [wordAt('on', token), wordAt('the', token), token] : [token];
    })
    .filter(({ text }, at, all) => !(text === ',' && all[at + 1]?.lower === 'on' && all[at + 3]?.lower === 'same'));

/** `4G modem = backup into the router` is connected there, as the backup. */
const standsIn: Rule = (tokens) => {
  const colon = tokens.findIndex(
    ({ text, lower }, at) => (/^[:=]$/.test(text) || lower === 'is') && standInWords.has(tokens[at + 1]?.lower ?? ''),
  );
  const way = tokens.findIndex(({ lower }, at) => at > colon && aimPlaces.has(lower));
  const [mark, stand, to] = [tokens[colon], tokens[colon + 1], tokens[way]];
  if (colon < 1 || mark === undefined || stand === undefined || to === undefined || way - colon > 3) return tokens;
  const end = tokens.findIndex(({ kind }, at) => at > way && kind === 'mark');
  const aim = tokens.slice(way + 1, end < 0 ? undefined : end);
  return [
    ...tokens.slice(0, colon),
    wordAt('is', mark),
    wordAt('connected', mark),
    { ...to, text: 'to', lower: 'to' },
    ...aim,
    wordAt('for', to),
    stand,
    ...(end < 0 ? [] : tokens.slice(end)),
  ];
};

/** `writer in a, reader in b`: a letter at the end of a place is a name. */
const letteredPlace: Rule = (tokens) =>
  tokens.map((token, at) => {
    const after = tokens[at + 1];
    const isOver = after === undefined || after.kind === 'mark' || conjunctions.has(after.lower);
    return token.lower === 'a' && isOver && placeOpeners.has(tokens[at - 1]?.lower ?? '')
      ? { ...token, text: 'A' }
      : token;
  });

/** `per zone one cluster` */
const perArea: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => lower === 'per' && (tokens[index - 1]?.kind ?? 'mark') === 'mark');
  const [per, area, next] = tokens.slice(at, at + 3);
  const isPlace = area?.kind === 'word' && areaRank([singular(area.lower)]) < noArea;
  if (at < 0 || per === undefined || area === undefined || next === undefined || !isPlace || !isCounted(next))
    return tokens;
  return [
    ...tokens.slice(0, at > 0 && tokens[at - 1]?.text === ',' ? at - 1 : at),
    ...(at > 0 ? [markAfter(';', per)] : []),
    wordAt('each', per),
    area,
    wordAt('has', next),
    ...tokens.slice(at + 2),
  ];
};

/** `three zones behind it: crew (...), guests (...)` is `behind it are three zones: ...`. */
const areasBehind: Rule = (tokens) => {
  const colon = tokens.findIndex(({ text }, at) => text === ':' && at > 3);
  const place = tokens.slice(0, Math.max(0, colon)).findLastIndex(({ lower }) => frontPlaces.has(lower));
  const start = tokens.slice(0, Math.max(0, place)).findLastIndex(({ kind }) => kind === 'mark') + 1;
  const [front, count, noun] = [tokens[place], tokens[start], tokens[place - 1]];
  if (front === undefined || count === undefined || noun === undefined) return tokens;
  const words = tokens
    .slice(start + 1, place)
    .map(({ lower }, at, all) => (at === all.length - 1 ? singular(lower) : lower));
  const isMany = numberOf(count) > 1 && singular(noun.lower) !== noun.lower && areaRank(words) <= lastSureRank;
  if (!isMany || colon - place > longestFront || place < start + 2) return tokens;
  return [
    ...tokens.slice(0, Math.max(0, start - (tokens[start - 1]?.text === ',' ? 1 : 0))),
    ...(start > 0 ? [markAfter(';', count)] : []),
    ...tokens.slice(place, colon),
    wordAt('are', count),
    ...tokens.slice(start, place),
    ...tokens.slice(colon),
  ];
};

const numberOf = (token: Token): number =>
  token.kind === 'number' ? Number(token.text) : numberWords.indexOf(token.lower);

/** The most tokens from `behind` to the colon. */
const longestFront = 4;

/** `players login at Keycloak`, where several do it. */
const signIn: Rule = (tokens) =>
  tokens.flatMap((token, at) => {
    const [before, way] = [tokens[at - 1], tokens[at + 1]];
    const isDone =
      /[^s]s$/.test(before?.lower ?? '') && before?.kind === 'word' && (way?.lower === 'at' || way?.lower === 'to');
    if (signInNouns.has(token.lower) && isDone) return [wordAt('log', token), wordAt('in', token)];
    return token.lower === 'at' && signInNouns.has(before?.lower ?? '') && /[^s]s$/.test(tokens[at - 2]?.lower ?? '')
      ? [{ ...token, text: 'to', lower: 'to' }]
      : [token];
  });

/** `and that replicates` tells nothing of what replicates where. */
const withoutCopying: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 2 &&
      copyingVerbs.test(lower) &&
      readVerb(lower)?.forms.has('third') === true &&
      (tokens[index + 1]?.kind ?? 'mark') === 'mark' &&
      pointingWords.has(tokens[index - 1]?.lower ?? ''),
  );
  if (at < 0) return tokens;
  const start = /^(?:and|,)$/.test(tokens[at - 2]?.lower ?? '') ? at - 2 : at - 1;
  return [...tokens.slice(0, start), ...tokens.slice(at + 1)];
};

/** `chat separate, the client calls it` names the chat. */
const withoutApart: Rule = (tokens) =>
  tokens.filter(({ lower }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBehind = before?.kind === 'word' && !determiners.has(before.lower) && !copulas.has(before.lower);
    return !(apartWords.has(lower) && isBehind && (after === undefined || after.kind === 'mark'));
  });

/** `listens to orders on Kafka` takes them from there. */
const listensOn: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 && /^(?:listens?|subscribes?)$/.test(lower) && /^(?:to|for)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  const on = tokens.findIndex(({ lower }, index) => index > at + 2 && loadPlaces.has(lower));
  const [verb, way] = [tokens[at], tokens[on]];
  const load = tokens.slice(at + 2, Math.max(at + 2, on));
  if (
    at < 1 ||
    verb === undefined ||
    way === undefined ||
    !(isPayload(load) || /[^s]s$/.test(load.at(-1)?.lower ?? '')) ||
    load.some(({ kind }) => kind === 'mark')
  )
    return tokens;
  const consumes = verb.lower.endsWith('s') ? 'consumes' : 'consume';
  return [
    ...tokens.slice(0, at),
    { ...verb, text: consumes, lower: consumes },
    ...load,
    { ...way, text: 'from', lower: 'from' },
    ...tokens.slice(on + 1),
  ];
};

/** `is placed behind the proxy` stands there, `plugged in the switch` is plugged into it. */
const standing: Rule = (tokens) =>
  tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
    const front = after === 'behind' || after === 'before' || (after === 'in' && tokens[at + 2]?.lower === 'front');
    if (copulas.has(before) && front && placingVerbs.has(readVerb(token.lower)?.base ?? '')) return [];
    return token.lower === 'in' && pluggedWords.has(before) ? [{ ...token, text: 'into', lower: 'into' }] : [token];
  });

const rules: readonly Rule[] = [
  listensOn,
  withoutCopying,
  withoutApart,
  signIn,
  withoutToBe,
  standing,
  withoutParticles,
  fromThere,
  having,
  contactClause,
  samePlace,
  standsIn,
  letteredPlace,
  perArea,
  areasBehind,
];
