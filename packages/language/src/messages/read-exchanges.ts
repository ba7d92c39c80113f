import { toLabel } from '../process/label.ts';
import type { Clause } from '../segment/clause.ts';
import { splitClauses } from '../segment/clauses.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { type Cast, createCast } from './cast.ts';
import type { Exchange, Section } from './message.ts';
import { createTalk, introduce, readMessage, type Talk } from './read-message.ts';

/** Reads who sends what to whom. In: sentences. Out: the cast and the messages in order, with frames around alternatives. */
export const readExchanges = (
  sentences: readonly Sentence[],
  cast: Cast = createCast(),
): { readonly cast: Cast; readonly exchanges: readonly Exchange[] } => {
  const told = sentences.map((sentence) => splitClauses(sentence.tokens));
  for (const clause of told.flat()) if (clause.predicate) introduce(clause.tokens, clause.predicate, cast);
  const talk = createTalk(cast);
  return { cast, exchanges: joinExits(told.flatMap((clauses) => readClauses(clauses, talk))) };
};

/** A section that was told on its own (`otherwise ...`) until it joins the frame before it. */
type Told = Exchange | { readonly kind: 'exit'; readonly section: Section };

const readClauses = (clauses: readonly Clause[], talk: Talk): readonly Told[] => {
  const at = clauses.findIndex(
    (clause) =>
      clause.role === 'if' ||
      clause.role === 'unless' ||
      clause.role === 'else' ||
      clause.role === 'else-if' ||
      clause.role === 'no',
  );
  const head = clauses.slice(0, at < 0 ? undefined : at).flatMap((clause) => messageOf(clause, talk));
  const first = clauses[at];
  if (at < 0 || !first) return head;
  const rest = clauses.slice(at + 1);
  const nextAt = rest.findIndex(
    (clause) => clause.role === 'else' || clause.role === 'else-if' || clause.role === 'no',
  );
  const body = exchangesIn(readClauses(nextAt < 0 ? rest : rest.slice(0, nextAt), talk));
  const following = nextAt < 0 ? [] : readClauses(rest.slice(nextAt), talk);
  if (first.role === 'else' || first.role === 'no') {
    const own = exchangesIn([...messageOf(first, talk), ...body]);
    return [...head, { kind: 'exit', section: { guard: 'Otherwise', body: own } }, ...following];
  }
  const guard = capitalised(toLabel(first.tokens));
  if (first.role === 'else-if') return [...head, { kind: 'exit', section: { guard, body } }, ...following];
  return [
    ...head,
    { kind: 'frame', frame: 'opt', sections: [{ guard, body }], span: spanOf(first.tokens) },
    ...following,
  ];
};

const exchangesIn = (told: readonly Told[]): readonly Exchange[] => joinExits(told);

const messageOf = (clause: Clause, talk: Talk): readonly Exchange[] => {
  if (!clause.predicate || clause.role === 'reason') return [];
  const message = readMessage(clause.tokens, clause.predicate, talk);
  return message ? [message] : [];
};

/** Joins `otherwise` sections to the frame before them, which becomes an alternative. */
const joinExits = (told: readonly Told[]): readonly Exchange[] => {
  const exchanges: Exchange[] = [];
  for (const item of told) {
    if (item.kind !== 'exit') exchanges.push(item);
    else {
      const at = exchanges.findLastIndex((exchange) => exchange.kind === 'frame');
      const frame = exchanges[at];
      if (frame?.kind === 'frame')
        exchanges[at] = { ...frame, frame: 'alt', sections: [...frame.sections, item.section] };
      else exchanges.push(...item.section.body);
    }
  }
  return exchanges.filter(
    (exchange) => exchange.kind === 'message' || exchange.sections.some((section) => section.body.length > 0),
  );
};
