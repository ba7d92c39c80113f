import { conjunctions, copulas, determiners, pronouns } from '../../lexicon/en/closed-words.ts';
import {
  alsoHas,
  backupLines,
  belowThem,
  belowWords,
  eachWords,
  joiningVerbs,
  listeningVerbs,
  livingVerbs,
  makersOfLoads,
  onlyWords,
  opensCounted,
  ownPronouns,
  placeOpeners,
  pullingVerbs,
  spotWords,
  throughWords,
  toolWords,
  toWords,
  whenWords,
} from '../../lexicon/en/topology-words.ts';
import { isOnlyThird, readVerb, singular } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';
import { noArea, rankIn } from '../areas.ts';
import { isPayload } from '../payload.ts';
import { isConnection } from '../sentence/connection.ts';
import { lastName } from './split-places.ts';

/**
 * What people leave out or put loosely, in the words that the reader of sentences knows: `in the hall one switch` is `in the hall there is one switch`,
 * `each its own store` is `each with its own store`, `we pull data from A into B` is `A sends to B`. In: the tokens of a sentence.
 */
export const toldLoosely = (tokens: readonly Token[]): readonly Token[] =>
  rules.reduce<readonly Token[]>((told, rule) => rule(told), tokens);

type Rule = (tokens: readonly Token[]) => readonly Token[];

/** The most words of a place or a part. */
const longestName = 4;

/** `In the LAN one core switch`: what a place has, without a verb. */
const placeHas: Rule = (tokens) => {
  const [opener] = tokens;
  const at = tokens.findIndex(({ lower }, index) => index > 1 && opensCounted.test(lower));
  const count = tokens[at];
  const place = tokens.slice(1, Math.max(1, at));
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'mark');
  const isTold = tokens
    .slice(at, end < 0 ? undefined : end)
    .some(({ lower }) => copulas.has(lower) || isOnlyThird(lower));
  const isPlace =
    at <= longestName + 1 &&
    !isTold &&
    place.every(({ kind, lower }) => kind === 'word' && !eachWords.has(lower)) &&
    rankIn(
      place.filter(({ lower }) => !determiners.has(lower)).map(({ lower }) => singular(lower)),
      'network',
    ) < noArea;
  if (opener === undefined || count === undefined || !placeOpeners.has(opener.lower) || !isPlace) return tokens;
  return [...tokens.slice(0, at), wordAt('there', count), wordAt('is', count), ...tokens.slice(at)];
};

/** `, below one switch` and `, underneath them two switches` hang on what was named last. */
const hangsBelow: Rule = (given) => {
  const tokens = given.filter(
    ({ lower }, at) => !(belowThem.has(lower) && belowWords.has(given[at - 1]?.lower ?? '') && isCount(given[at + 1])),
  );
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (!belowWords.has(token.lower) || !(before === undefined || /^[,;]$/.test(before.text))) return [token];
    // Each has a place of its own, by which the reader of places tells them apart.
    const it = { ...token, text: 'it', lower: 'it', start: token.end - 1 };
    return isCount(after) ? [{ ...token, text: 'behind', lower: 'behind', end: token.end - 1 }, it] : [token];
  });
};

const isCount = (token: Token | undefined): boolean =>
  opensCounted.test(token?.lower ?? '') && !/^an?$/.test(token?.lower ?? '');

/** `behind it a switch: two printers, a NAS`: what the list names hangs on the switch. */
const listedBehind: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => lower === 'behind' && tokens[index + 1]?.lower === 'it');
  const colon = tokens.findIndex(({ text }, index) => index > at && text === ':');
  const name = tokens.slice(at + 3, Math.max(at + 3, colon));
  const mark = tokens[colon];
  const isOne = singular(name.at(-1)?.lower ?? '') === name.at(-1)?.lower;
  const isName = name.length > 0 && name.length <= longestName && name.every(({ kind }) => kind === 'word') && isOne;
  if (at < 0 || mark === undefined || !isName || !opensCounted.test(tokens[at + 2]?.lower ?? '')) return tokens;
  const on = ['on', 'the', ...name.map(({ text }) => text), 'are'].map((text) => wordAt(text, mark));
  return [...tokens.slice(0, colon), markAfter(';', mark), ...on, ...tokens.slice(colon + 1)];
};

/** `three shops, each its own till` */
const eachItsOwn: Rule = (tokens) =>
  tokens.flatMap((token, at) => {
    const [own, its] = [tokens[at + 2], tokens[at + 1]];
    const isOwn = token.lower === 'each' && ownPronouns.has(its?.lower ?? '') && own?.lower === 'own';
    return isOwn ? [token, wordAt('with', token)] : [token];
  });

/** `the hub connects the till, the shop and the bank` is connected to each. */
const connectsAll: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && joiningVerbs.has(readVerb(lower)?.base ?? ''));
  const verb = tokens[at];
  const end = tokens.findIndex(({ text }, index) => index > at && /^[;:]$/.test(text));
  const rest = tokens.slice(at + 1, end < 0 ? undefined : end);
  const subject = tokens.slice(0, Math.max(0, at)).filter(({ lower }) => !determiners.has(lower));
  const isNamed =
    subject.length > 0 &&
    subject.length <= longestName &&
    subject.every(({ kind, lower }) => kind === 'word' && !spotWords.has(lower) && !copulas.has(lower)) &&
    !isConnection(subject.map(({ lower }) => lower));
  const isList = rest.some(({ lower }) => lower === 'and') && determiners.has(rest[0]?.lower ?? '');
  if (verb === undefined || !isNamed || !isList || rest.some(({ lower }) => toWords.has(lower))) return tokens;
  const count = rest.filter(({ lower, text }) => text === ',' || lower === 'and').length;
  if (count < 2) return tokens;
  return [
    ...tokens.slice(0, at),
    wordAt('is', verb),
    { ...verb, text: 'connected', lower: 'connected' },
    wordAt('to', verb),
    ...tokens.slice(at + 1),
  ];
};

/** `Linz also has an LTE backup to Graz` is connected there by it. */
const hasLineTo: Rule = (tokens) => {
  const has = tokens.findIndex(({ lower }, at) => at > 0 && /^(?:has|have|gets)$/.test(lower));
  const to = tokens.findIndex(({ lower }, at) => at > has && lower === 'to');
  const verb = tokens[has];
  const line = tokens.slice(has + 1, Math.max(0, to)).filter(({ lower }) => !determiners.has(lower));
  const last = line.at(-1)?.lower ?? '';
  const isLine = backupLines.has(last) || isConnection(line.map(({ lower }) => lower));
  const isShort = line.length > 0 && line.length <= longestName && line.every(({ kind }) => kind === 'word');
  if (has < 0 || to < 0 || verb === undefined || !isLine || !isShort) return tokens;
  const end = tokens.findIndex(({ kind }, at) => at > to && kind === 'mark');
  const aim = tokens.slice(to, end < 0 ? undefined : end);
  return [
    ...tokens.slice(0, has).filter(({ lower }) => !alsoHas.has(lower)),
    wordAt('is', verb),
    wordAt('connected', verb),
    ...aim,
    wordAt('by', verb),
    ...line,
    ...(end < 0 ? [] : tokens.slice(end)),
  ];
};

/** `Internet only at the depot via two firewalls` */
const onlyAt: Rule = (tokens) => {
  const only = tokens.findIndex(({ lower }, at) => at > 0 && onlyWords.has(lower));
  const at = tokens[only + 1];
  const via = tokens.findIndex(({ lower }, index) => index > only + 2 && throughWords.has(lower));
  const name = tokens.slice(0, Math.max(0, only));
  const isShort = name.length <= longestName && name.every(({ kind, lower }) => kind === 'word' && !copulas.has(lower));
  const [first, way] = [tokens[only], tokens[via]];
  if (only < 1 || !/^(?:at|in|from)$/.test(at?.lower ?? '') || first === undefined || way === undefined || !isShort)
    return tokens;
  return [
    ...tokens.slice(only + 2, via),
    wordAt('is', way),
    wordAt('connected', way),
    wordAt('to', way),
    ...name,
    { ...way, text: 'via', lower: 'via' },
    ...tokens.slice(via + 1),
  ];
};

/** `We pull data from A and B nightly with C into D`: A and B give to C, which gives to D. */
const pulledInto: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) => index > 0 && index <= longestName && pullingVerbs.has(readVerb(lower)?.base ?? ''),
  );
  const from = tokens.findIndex(({ lower }, index) => index > at && lower === 'from');
  const into = tokens.findIndex(({ lower }, index) => index > from && /^(?:into|to)$/.test(lower));
  const [verb, way] = [tokens[at], tokens[into]];
  const parted = way?.lower === 'to' ? /^[,;:(]$/ : /^[;:(]$/;
  const isOver = from - at > longestName || tokens.slice(at, into).some(({ text }) => parted.test(text));
  if (at < 1 || from < 0 || into < 0 || verb === undefined || way === undefined || isOver) return tokens;
  const between = tokens.slice(from + 1, into);
  const tool = between.findIndex(({ lower }) => toolWords.has(lower));
  const subject = tokens.slice(0, at).filter(({ lower }) => !determiners.has(lower));
  const isPerson = subject.every(({ lower }) => makersOfLoads.has(lower));
  const maker = isPerson ? (tool < 0 ? [] : between.slice(tool + 1)) : tokens.slice(0, at);
  const sources = (tool < 0 ? between : between.slice(0, tool)).filter(({ lower }) => !whenWords.has(lower));
  const name = maker.filter(({ lower }) => !whenWords.has(lower));
  if (sources.length === 0) return tokens;
  const isOne = !sources.some(({ lower }) => lower === ',' || conjunctions.has(lower));
  const gives = [...sources, wordAt(isOne ? 'sends' : 'send', verb), wordAt('to', verb)];
  const aim = tokens.slice(into + 1);
  if (name.length === 0) return [...gives, ...aim];
  return [...gives, ...name, markAfter(';', verb), ...name, wordAt('sends', way), wordAt('to', way), ...aim];
};

/** `the lake, where Spark cleans it`: who does something to it. */
const whereDone: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && lower === 'where');
  const end = tokens.findIndex(({ text }, index) => index > at && /^[,;:]$/.test(text));
  const clause = tokens.slice(at + 1, end < 0 ? undefined : end);
  const it = clause.at(-1);
  const verb = clause.at(-2);
  const where = tokens[at];
  const isDeed = it?.lower === 'it' && readVerb(verb?.lower ?? '')?.forms.has('third') === true;
  if (at < 1 || where === undefined || it === undefined || !isDeed || clause.length > longestName + 2) return tokens;
  const head = tokens[at - 1]?.text === ',' ? tokens.slice(0, at - 1) : tokens.slice(0, at);
  const place = lastName(head).map((token) => wordAt(token.text, it));
  if (place.length === 0) return tokens;
  const rest = tokens.slice(at + 1 + clause.length);
  const doer = clause.slice(0, -2);
  return [...head, markAfter(';', where), ...doer, wordAt('writes', it), wordAt('to', it), ...place, ...rest];
};

/** `a firewall between the switch and the hall, another one from the hall to the web` */
const anotherOne: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => lower === 'another' && tokens[index + 1]?.lower === 'one');
  const end = tokens.findIndex(({ kind, lower }) => kind === 'mark' || placeOpeners.has(lower) || lower === 'between');
  const name = tokens.slice(0, Math.max(0, end)).filter(({ lower }) => !determiners.has(lower));
  const another = tokens[at];
  const isName = name.length > 0 && name.length <= longestName && !name.some(({ lower }) => copulas.has(lower));
  if (at <= end || another === undefined || !isName) return tokens;
  const rest = tokens.slice(at + 2);
  const to = rest.findIndex(({ lower }) => lower === 'to');
  const [from, way] = [rest[0], rest[to]];
  const isWay = from?.lower === 'from' && way !== undefined;
  const where = isWay
    ? [wordAt('between', from), ...rest.slice(1, to), wordAt('and', way), ...rest.slice(to + 1)]
    : rest;
  const number: Token = { ...wordAt('2', another), kind: 'number' };
  const second = [...name.map(({ lower }) => wordAt(lower, another)), number, ...where];
  const before = tokens[at - 1]?.text === ',' || tokens[at - 1]?.lower === 'and' ? at - 1 : at;
  return [...tokens.slice(0, before), markAfter(';', another), ...second];
};

/** `the mailer listens and sends mails`: to what was named last. */
const listensAndActs: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && listeningVerbs.has(lower));
  const [verb, and, next] = tokens.slice(at, at + 3);
  const name = lastName(tokens.slice(0, Math.max(0, at)));
  const acts = readVerb(next?.lower ?? '')?.forms.has('third') === true;
  if (at < 1 || verb === undefined || and === undefined || name.length === 0 || !acts) return tokens;
  if (!(conjunctions.has(and.lower) || and.lower === '+')) return tokens;
  const told = [wordAt('to', and), wordAt('it', and), markAfter(';', and)];
  const again = name.filter(({ lower }) => !determiners.has(lower)).map(({ text }) => wordAt(text, and));
  const way = tokens[at + 3];
  // `mails via a relay` sends there.
  const deed = throughWords.has(way?.lower ?? '')
    ? [wordAt('sends', and), wordAt('to', and), ...tokens.slice(at + 4)]
    : tokens.slice(at + 2);
  return [...tokens.slice(0, at + 1), ...told, ...again, ...deed];
};

/** `they are scanned by the filter before they're stored in the vault`: what is done next. */
const beforeDone: Rule = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 1 && lower === 'before' && pronouns.has((tokens[index + 1]?.lower ?? '').replace(/['’]re$|['’]s$/, '')),
  );
  const before = tokens[at];
  const isShort = /['’](?:re|s)$/.test(tokens[at + 1]?.lower ?? '');
  const verb = at + (isShort ? 2 : 3);
  const done = tokens[verb];
  const forms = readVerb(done?.lower ?? '')?.forms;
  const isDone = forms?.has('participle') === true || forms?.has('past') === true;
  if (at < 0 || before === undefined || !isDone || !(isShort || copulas.has(tokens[at + 2]?.lower ?? '')))
    return tokens;
  return [...tokens.slice(0, at), markAfter(',', before), wordAt('then', before), ...tokens.slice(verb)];
};

/** `sessions live in the cache`: what is no system is kept there. */
const livesIn: Rule = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && livingVerbs.has(lower));
  const [verb, place] = tokens.slice(at, at + 2);
  const border = tokens
    .slice(0, Math.max(0, at))
    .findLastIndex(({ kind, lower }) => kind === 'mark' || lower === 'and');
  const things = tokens.slice(border + 1, Math.max(0, at)).filter(({ lower }) => !determiners.has(lower));
  const isKept = things.length > 0 && things.length <= longestName && isPayload(things);
  if (verb === undefined || !placeOpeners.has(place?.lower ?? '') || !isKept) return tokens;
  return [
    ...tokens.slice(0, at),
    wordAt('are', verb),
    { ...verb, text: 'kept', lower: 'kept' },
    ...tokens.slice(at + 1),
  ];
};

const rules: readonly Rule[] = [
  beforeDone,
  livesIn,
  anotherOne,
  listensAndActs,
  placeHas,
  hangsBelow,
  listedBehind,
  eachItsOwn,
  hasLineTo,
  onlyAt,
  pulledInto,
  whereDone,
  connectsAll,
];
