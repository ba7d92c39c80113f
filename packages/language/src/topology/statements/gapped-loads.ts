import { copulas, determiners, modals, pronouns, relativePronouns } from '../../lexicon/en/closed-words.ts';
import { agentPrepositions, flowAims, flowSources, goingVerbs, linkedWords } from '../../lexicon/en/topology-words.ts';
import { nounHomographs } from '../../lexicon/en/verbs.ts';
import { isThirdForm, readVerb, thirdPerson } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';
import { products } from '../products.ts';

/** A verb with what stands around it. */
interface Clause {
  readonly subject: readonly Token[];
  readonly verb: readonly Token[];
  /** What follows the verb. */
  readonly rest: readonly Token[];
  /** The verb's base form, where something is done to the subject. */
  readonly deed: string | undefined;
}

/** The most words of what flows. */
const longestLoad = 3;

/**
 * `The till reads prices from the shop and stock from the depot`, `orders are written to Oracle and files to S3 by the intake`: each load has the
 * verb of the first. In: the tokens of a sentence. Out: the same with a clause for each, or, where nobody is told to do it, with a comma between them.
 */
export const withGappedLoads = (tokens: readonly Token[]): readonly Token[] => {
  const stop = tokens.findIndex(({ text }) => /^[;:]$/.test(text));
  const end = stop < 0 ? tokens.length : stop;
  for (const start of startsOf(tokens, end)) {
    const told = withVerbs(tokens.slice(start, end));
    if (told !== undefined) return [...tokens.slice(0, start), ...told, ...tokens.slice(end)];
  }
  return tokens;
};

/** Where a clause may begin: at the start and behind each comma. */
const startsOf = (tokens: readonly Token[], end: number): readonly number[] => [
  0,
  ...tokens.flatMap(({ text }, at) => (text === ',' && at < end ? [at + jointAt(tokens, at)] : [])),
];

/** The sentence with a verb for each load; undefined where no load lacks one. */
const withVerbs = (sentence: readonly Token[]): readonly Token[] | undefined => {
  const clause = clauseOf(sentence);
  const [first, ...others] = clause === undefined ? [] : piecesOf(clause);
  if (clause === undefined || first === undefined || others.length === 0 || goesOn(first)) return undefined;
  const { agent, last } = agentOf(others.at(-1) ?? []);
  const loads = [...others.slice(0, -1), last];
  if (clause.deed !== undefined && agent.length > 0) {
    const [verb = agent[0]] = clause.verb;
    const deed = verb === undefined ? [] : [wordAt(isMany(agent) ? clause.deed : thirdPerson(clause.deed), verb)];
    return joined(
      [[...clause.subject, ...first], ...loads].map((load) => [...agent, ...deed, ...load]),
      ';',
    );
  }
  if (isGoing(clause)) return joined([[...clause.subject, ...clause.verb, ...first], ...others], ',');
  const subject = named(clause.subject);
  return joined(
    [first, ...others].map((load, at) => [...(at === 0 ? clause.subject : subject), ...clause.verb, ...load]),
    ';',
  );
};

/** More than one aim, or a clause of its own, before the first load that lacks a verb. */
const goesOn = (piece: readonly Token[]): boolean =>
  piece.some(({ lower }) => relativePronouns.has(lower) || lower === 'that') || piece.filter(isWay).length > 1;

/** The first verb: what somebody does with a load, or where a load goes. */
const clauseOf = (tokens: readonly Token[]): Clause | undefined => {
  for (let at = 1; at < Math.min(tokens.length - 1, longestStart); at += 1) {
    const [before, here] = [tokens[at - 1], tokens[at]];
    if (here?.kind !== 'word') return undefined;
    const verb = readVerb(here.lower);
    const helpers = tokens.slice(0, at).findIndex(({ lower }) => copulas.has(lower) || modals.has(lower));
    const isDone = helpers > 0 && !linkedWords.has(here.lower) && isParticiple(here.lower) && isAimAt(tokens, at + 1);
    const isGone = goingVerbs.has(here.lower) && isAimAt(tokens, at + 1);
    if (isDone || isGone)
      return {
        subject: tokens.slice(0, isDone ? helpers : at),
        verb: tokens.slice(isDone ? helpers : at, at + 1),
        rest: tokens.slice(at + 1),
        deed: isDone ? (verb?.base ?? usualDeed) : undefined,
      };
    const isDeed =
      helpers < 0 &&
      verb !== undefined &&
      !linkedWords.has(here.lower) &&
      !determiners.has(before?.lower ?? '') &&
      (verb.forms.has('third') || (verb.forms.has('base') && /[^s]s$/.test(before?.lower ?? '')));
    const load = loadLength(tokens.slice(at + 1));
    if (isDeed && load > 0)
      return { subject: tokens.slice(0, at), verb: [here], rest: tokens.slice(at + 1), deed: undefined };
  }
  return undefined;
};

const isParticiple = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('participle') === true || (forms?.has('past') ?? /[^e]ed$/.test(word));
};

/** What a verb that is not known is taken for. */
const usualDeed = 'send';

/** The most tokens before a verb and with it. */
const longestStart = 10;

/** Nobody is told to do it. */
const isGoing = ({ verb, deed }: Clause): boolean => deed !== undefined || goingVerbs.has(verb.at(-1)?.lower ?? '');

/** What follows the verb, cut before each load that has an aim of its own; one piece where there is no such load. */
const piecesOf = ({ rest, ...clause }: Clause): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  const aim = isGoing({ rest, ...clause }) ? rest[0] : rest[loadLength(rest)];
  for (let at = 0; at < rest.length; at += 1) {
    const token = rest[at];
    const joint = jointAt(rest, at);
    const after = rest.slice(at + joint);
    const load = joint === 0 ? 0 : loadLength(after);
    if (token === undefined) break;
    if (load > 0 && after[load]?.lower === aim?.lower && isName(after.slice(load + 1))) {
      pieces.push([]);
      at += joint - 1;
    } else pieces.at(-1)?.push(token);
  }
  return pieces;
};

/** How many tokens a comma, an `and`, or both are here. */
const jointAt = (tokens: readonly Token[], at: number): number => {
  const isAnd = (index: number): boolean => /^(?:and|&|while)$/.test(tokens[index]?.lower ?? '');
  if (tokens[at]?.text === ',') return isAnd(at + 1) ? 2 : 1;
  return isAnd(at) ? 1 : 0;
};

/** How many words stand before the aim; 0 where they name no load. */
const loadLength = (tokens: readonly Token[]): number => {
  const length = tokens.findIndex(isWay);
  const load = tokens.slice(0, Math.max(0, length));
  const isLoad = load.every(
    ({ kind, lower, text }) =>
      kind === 'word' && !notInLoads.some((some) => some.has(lower)) && !products.has(lower) && !isProper(text),
  );
  return load.length <= longestLoad && isLoad && !opensClause(load) && isName(tokens.slice(length + 1))
    ? load.length
    : 0;
};

const notInLoads = [determiners, copulas, pronouns, relativePronouns];

/** `sends payments to`, `talks to`: a verb, and no load. */
const opensClause = ([first, second]: readonly Token[]): boolean =>
  isThirdForm(first?.lower ?? '') &&
  (second !== undefined || !nounHomographs.has(readVerb(first?.lower ?? '')?.base ?? ''));

/** A name of its own, such as that of a product. */
const isProper = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

const isAimAt = (tokens: readonly Token[], at: number): boolean => isWay(tokens[at]) && isName(tokens.slice(at + 1));

const isWay = (token: Token | undefined): boolean =>
  flowAims.has(token?.lower ?? '') || flowSources.has(token?.lower ?? '');

const isName = ([first]: readonly Token[]): boolean =>
  first !== undefined && first.kind !== 'mark' && !pronouns.has(first.lower);

/** Who does it, behind the last of the loads. */
const agentOf = (piece: readonly Token[]): { readonly agent: readonly Token[]; readonly last: readonly Token[] } => {
  const by = piece.findIndex(({ lower }, at) => at > 1 && agentPrepositions.has(lower) && isName(piece.slice(at + 1)));
  return by < 0 ? { agent: [], last: piece } : { agent: piece.slice(by + 1), last: piece.slice(0, by) };
};

/** Whom the clauses behind the first speak of: the one that was named. */
const named = ([first, ...rest]: readonly Token[]): readonly Token[] =>
  first === undefined ? [] : /^an?$/.test(first.lower) ? [wordAt('the', first), ...rest] : [first, ...rest];

const isMany = (agent: readonly Token[]): boolean => /[^s]s$/.test(agent.at(-1)?.lower ?? '');

const joined = (clauses: readonly (readonly Token[])[], mark: string): readonly Token[] =>
  clauses.flatMap((clause, at) => {
    const before = clauses[at - 1]?.at(-1);
    return before === undefined ? clause : [markAfter(mark, before), ...clause];
  });
