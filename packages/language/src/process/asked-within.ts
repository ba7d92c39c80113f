import { signingVerbs } from '../lexicon/en/outcomes.ts';
import type { Clause } from '../segment/clause.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Token } from '../text/token.ts';
import { actorLabel, isNameLike, namesActor } from './actor.ts';
import type { Discourse } from './discourse.ts';
import { measureAt } from './guards/measure.ts';
import { toQuestion } from './question.ts';
import type { Statement } from './statement.ts';
import { askedWhich, asVerdict } from './verdict.ts';

type Read = (clause: Clause) => readonly Statement[];

/** A clause that holds a decision of its own: which of two things is done, or to what alone something is done. Undefined for any other. */
export const readAskedWithin = (clause: Clause, read: Read, discourse: Discourse): readonly Statement[] | undefined =>
  readEither(clause, read, discourse) ?? readMeasured(clause, read);

/** `decides whether to admit or discharge` asks which. */
const readEither = (clause: Clause, read: Read, discourse: Discourse): readonly Statement[] | undefined => {
  const decided = deedDecided(clause, discourse);
  const or = decided?.tokens.findIndex(({ lower }) => lower === 'or') ?? -1;
  if (decided === undefined || or < 1) return undefined;
  const ways = [decided.tokens.slice(0, or), decided.tokens.slice(or + 1)].map((tokens) => withTokens(clause, tokens));
  if (ways.some(({ predicate }) => predicate?.start !== 0)) return undefined;
  const bodies = ways.map(read);
  return [asVerdict(bodies) ?? askedWhich(bodies)];
};

/** `the nurse decides whether to call`: the deed alone, of whoever decides on it. Undefined for any other clause. */
export const deedDecided = (clause: Clause, discourse: Discourse): Clause | undefined => {
  const { tokens, predicate } = clause;
  if (predicate?.verb !== 'decide' || predicate.isNegated) return undefined;
  const [whether, to] = tokens.slice(predicate.end);
  if (whether?.lower !== 'whether' || to?.lower !== 'to') return undefined;
  const subject = tokens.slice(0, predicate.start);
  if (namesActor(subject) || isNameLike(subject, false)) discourse.actor = actorLabel(subject);
  return withTokens(clause, tokens.slice(predicate.end + 2));
};

/** `the boss signs orders over 2000 euros` asks whether an order is. */
const readMeasured = ({ tokens, predicate, ...clause }: Clause, read: Read): readonly Statement[] | undefined => {
  if (predicate?.voice !== 'active' || predicate.start === 0 || !signingVerbs.has(predicate.verb)) return undefined;
  const object = withoutArticle(tokens.slice(predicate.end));
  const measure = measureAt(object);
  const last = measure?.thing.at(-1);
  if (measure === undefined || last === undefined || measure.length < object.length) return undefined;
  const named = object.slice(0, object.indexOf(last) + 1);
  const body = read({ ...clause, tokens: [...tokens.slice(0, predicate.end), ...named], predicate });
  return [{ kind: 'choice', question: toQuestion(object), body, otherwise: undefined }];
};

const withTokens = ({ predicate: _, ...clause }: Clause, tokens: readonly Token[]): Clause => {
  const predicate = findPredicate(tokens);
  return { ...clause, tokens, ...(predicate && { predicate }) };
};
