import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import { articles, phraseOpeners, possessives } from '../lexicon/en/closed-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { findPredicate } from '../segment/predicate.ts';
import { findAgreeingVerb } from '../structure/agreement.ts';
import { readNouns } from '../structure/chunks.ts';
import { keyOfName } from '../structure/name.ts';
import { simplify } from '../structure/simplify.ts';
import { spanOf, type Token, textOf, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';

/** What a text says of use cases, as it is read. */
interface Cases {
  readonly actor: (name: string, span: SourceSpan) => string;
  readonly useCase: (name: string, span: SourceSpan) => string;
  readonly find: (name: string) => string | undefined;
  readonly join: (
    from: string,
    to: string,
    kind: 'includes' | 'extends' | 'inherits' | undefined,
    span: SourceSpan,
  ) => void;
  readonly isActor: (id: string) => boolean;
}

/** True where a prompt asks for use cases rather than classes. */
export const isUseCaseRequest = (prompt: string): boolean => /\buse[- ]?case/i.test(prompt.slice(0, 200));

/** Reads who does what: `A traveller buys a ticket, which includes paying`, `Customer: browse, order`, arrows. */
export const readUseCases = (
  text: string,
  { type, title }: { readonly type: string; readonly title: string },
): DiagramSpec => {
  const pool = createIdPool();
  const nodes: SpecNode[] = [];
  const edges: SpecEdge[] = [];
  const ids = new Map<string, string>();
  const keyOf = (name: string): string => keyOfName(name.replace(/\b(?:the|an?|his|her|their|its)\s+/gi, ''));
  const find = (name: string): string | undefined => ids.get(keyOf(name));
  const system = title === '' ? undefined : groupId(title, pool);
  const add = (label: string, kind: 'actor' | 'use-case', source: SourceSpan): string => {
    const known = find(label);
    if (known !== undefined) return known;
    const id = nodeIdFor(label, pool);
    ids.set(keyOf(label), id);
    nodes.push({
      id,
      label: capitalised(label),
      kind,
      ...(kind === 'use-case' && system !== undefined ? { groups: [system.id] } : {}),
      origin: 'prompt',
      source,
    });
    return id;
  };
  const cases: Cases = {
    actor: (name, span) => add(name, 'actor', span),
    useCase: (name, span) => add(name, 'use-case', span),
    find,
    join: (from, to, kind, source) => {
      if (from === to || edges.some((edge) => edge.from === from && edge.to === to)) return;
      edges.push({
        id: edgeIdFor(from, to, pool),
        from,
        to,
        label: '',
        ...(kind === undefined ? {} : { kind }),
        origin: 'prompt',
        source,
      });
    },
    isActor: (id) => nodes.find((node) => node.id === id)?.kind === 'actor',
  };
  for (const piece of splitOutside({ text, start: 0 }, /\n|;|(?<=\S)[.!](?=\s|$)/g).flatMap(
    (found) => trimPiece(found) ?? [],
  ))
    readPiece(piece, cases);
  return {
    schemaVersion: 1,
    type,
    title: title === '' ? 'Use cases' : title,
    nodes,
    edges,
    groups: system === undefined ? [] : [system],
    notes: [],
  };
};

const groupId = (title: string, pool: Set<string>): SpecGroup => ({
  id: nodeIdFor(`system ${title}`, pool),
  label: title,
  kind: 'system',
  origin: 'prompt',
});

const readPiece = (piece: Piece, cases: Cases): void => {
  const span = { start: piece.start, end: piece.start + piece.text.length };
  const [, from, , to] = /^(.+?)\s*(-{1,2}>|→|=>)\s*(.+?)$/.exec(piece.text) ?? [];
  if (from !== undefined && to !== undefined) {
    const actor = cases.find(from) ?? cases.actor(from, span);
    for (const name of listOf(to)) cases.join(actor, cases.useCase(name, span), undefined, span);
    return;
  }
  const [, head, list] = /^([^:]{2,40}):\s*(.+)$/.exec(piece.text) ?? [];
  if (head !== undefined && list !== undefined) {
    readHeaded({ head, list }, span, cases);
    return;
  }
  readSentence(tokenise(piece.text, piece.start), cases);
};

const readHeaded = (
  { head, list }: { readonly head: string; readonly list: string },
  span: SourceSpan,
  cases: Cases,
): void => {
  if (/^(?:the )?actors?(?: are)?$/i.test(head)) for (const name of listOf(list)) cases.actor(name, span);
  else if (/^(?:the )?use[- ]cases?(?: are)?$/i.test(head)) for (const name of listOf(list)) cases.useCase(name, span);
  else {
    const actor = cases.actor(head, span);
    for (const name of listOf(list)) cases.join(actor, cases.useCase(name, span), undefined, span);
  }
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.trim().replace(/\.$/, ''))
    .filter((name) => name !== '');

/** What follows a use case to name one that belongs to it. */
const includes = /^(?:which|that|this)?$/;

const readSentence = (sentence: readonly Token[], cases: Cases): void => {
  const tokens = simplify(sentence);
  const related = tokens.findIndex(
    ({ lower }, index) => index > 0 && /^(?:includes?|including|extends?|extending)$/.test(lower),
  );
  const main =
    related < 0
      ? tokens
      : tokens
          .slice(0, related)
          .filter(
            ({ text, lower }, index, all) => !(index >= all.length - 2 && (text === ',' || includes.test(lower))),
          );
  const done = readActing(main, cases) ?? known(main, cases);
  const verb = tokens[related]?.lower ?? '';
  const span = spanOf(tokens);
  if (related < 0 || done === undefined || span === undefined) return;
  for (const phrase of phrases(tokens.slice(related + 1))) {
    const part = spanOf(phrase);
    if (part === undefined) continue;
    const other = cases.find(toCase(phrase)) ?? cases.useCase(toCase(phrase), part);
    cases.join(done, other, /^ext/.test(verb) ? 'extends' : 'includes', span);
  }
};

/** `Buying a ticket` or `Checkout`: a use case that stands as a subject. */
const known = (tokens: readonly Token[], cases: Cases): string | undefined => {
  const span = spanOf(tokens);
  if (span === undefined) return undefined;
  return cases.find(textOf(tokens)) ?? cases.find(toCase(tokens)) ?? cases.useCase(toCase(tokens), span);
};

/** Reads `a traveller buys a ticket and refills a card`; gives the last use case, undefined where nobody acts. */
const readActing = (tokens: readonly Token[], cases: Cases): string | undefined => {
  const predicate = actionIn(tokens);
  if (predicate === undefined || predicate.start === 0 || predicate.verb === 'be') return undefined;
  const actors = readNouns(tokens.slice(0, predicate.start));
  let last: string | undefined;
  for (const phrase of phrases(tokens.slice(predicate.end - 1))) {
    const span = spanOf(phrase);
    if (span === undefined) continue;
    const isVerb = phrase[0] === tokens[predicate.end - 1];
    last = cases.useCase(
      isVerb ? capitalised([predicate.verb, textOf(phrase.slice(1))].join(' ').trim()) : toCase(phrase),
      span,
    );
    for (const actor of actors) cases.join(cases.actor(actor.label, actor.span), last, undefined, span);
  }
  return last;
};

/** The verb that agrees with the noun before it, as in `patient requests refills`, or the likeliest one. */
const actionIn = (
  tokens: readonly Token[],
): { readonly verb: string; readonly start: number; readonly end: number } | undefined => {
  const agreeing = findAgreeingVerb(tokens, 0, tokens.length);
  return agreeing === undefined
    ? findPredicate(tokens)
    : { verb: agreeing.base, start: agreeing.at, end: agreeing.at + 1 };
};

/** Parts of a list of actions; a part without a verb goes on with the one before: `buys bread and milk`. */
const phrases = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const isBorder = token.text === ',' || /^(?:and|or)$/.test(token.lower);
    const next = tokens.slice(index + 1).find(({ text, lower }) => text !== ',' && !/^(?:and|or)$/.test(lower));
    if (isBorder && next !== undefined && opensAction(next, tokens)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .map((part) =>
      part.filter((token, index) => !(token.kind === 'mark' && (index === 0 || index === part.length - 1))),
    )
    .filter((part) => part.length > 0);
};

const opensAction = (token: Token, tokens: readonly Token[]): boolean => {
  const forms = readVerb(token.lower)?.forms;
  if (forms === undefined) return false;
  const after = tokens[tokens.indexOf(token) + 1];
  const isNoun =
    nounHomographs.has(readVerb(token.lower)?.base ?? '') &&
    !forms.has('gerund') &&
    (after === undefined ||
      after.text === ',' ||
      !(
        articles.has(after.lower) ||
        possessives.has(after.lower) ||
        /s$/.test(after.lower) ||
        (forms.has('third') && after.kind === 'word' && !phraseOpeners.has(after.lower) && after.lower !== 'and')
      ));
  return !isNoun && (forms.has('base') || forms.has('third') || forms.has('gerund'));
};

/** `paying by card` gives `Pay by card`. */
const toCase = (tokens: readonly Token[]): string => {
  const first = tokens[0];
  if (first === undefined) return '';
  const verb = readVerb(first.lower);
  const rest = textOf(tokens.slice(1)).replace(/[,.]$/, '');
  return capitalised(
    [verb === undefined || first.text !== first.lower ? first.text : verb.base, rest].join(' ').trim(),
  );
};
