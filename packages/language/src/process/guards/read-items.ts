import { copulas } from '../../lexicon/en/closed-words.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Sentence } from '../../text/sentences.ts';
import { type Token, wordAt } from '../../text/token.ts';
import { relate } from '../outcome.ts';
import { toQuestion } from '../question.ts';
import { settleCases } from '../settle-cases.ts';
import type { Statement } from '../statement.ts';
import { isOutcome } from './condition-phrase.ts';
import type { Guard } from './guard.ts';
import { areSiblings, fitsQuestion } from './siblings.ts';
import { type Case, toDecision } from './to-decision.ts';
import type { Item } from './to-items.ts';

/** How a deed is read, and how what a question is about is kept in mind for `it`. */
export interface Reader {
  readonly read: (tokens: readonly Token[]) => readonly Statement[];
  readonly note: (asked: readonly Token[]) => void;
  /** Keeps what `it` means now; what it gives back makes it mean that again. */
  readonly keep: () => (told: readonly Token[]) => void;
  /** What is only named, as the one thing that is done in a case: `no - red bin`. */
  readonly name: (tokens: readonly Token[]) => readonly Statement[];
}

interface ReadItems {
  readonly statements: readonly Statement[];
  /** Where to read on. */
  readonly next: number;
}

/** Reads questions with their answers, and cases with what is done in them. In: the items of a text and how a deed is read. */
export const readItems = (items: readonly Item[], reader: Reader): readonly Statement[] => {
  const statements: Statement[] = [];
  for (let at = 0; at < items.length; ) {
    const found = readItem(items, at, reader);
    statements.push(...found.statements);
    at = found.next;
  }
  return statements;
};

const readItem = (items: readonly Item[], at: number, reader: Reader, outer?: Open): ReadItems => {
  const item = items[at];
  switch (item?.kind) {
    case 'do':
      return { statements: reader.read(item.tokens), next: at + 1 };
    case 'ask':
      return readDecision(items, at, reader, outer);
    case 'guard':
      return item.guard.answer === 'other'
        ? readDecision(items, at, reader, outer)
        : readExit(items, at, item.guard, reader);
    default:
      return { statements: [], next: at + 1 };
  }
};

/** An answer to what was asked in a sentence of another form. */
const readExit = (items: readonly Item[], at: number, guard: Guard, reader: Reader): ReadItems => {
  const body = readBody(items, at + 1, { asked: undefined, cases: [], opens: opensAt(items[at]) }, reader);
  const exit = guard.answer === 'yes' ? 'yes' : 'no';
  return {
    statements: [{ kind: 'branch', exit, body: settleCases(body.statements), span: undefined }],
    next: body.next,
  };
};

interface Open {
  readonly asked: readonly Token[] | undefined;
  readonly cases: readonly Case[];
  /** True where its last case was one of a list. */
  readonly isOfList?: boolean;
  /** The decision in one of whose cases this one stands. */
  readonly outer?: Open;
  /** How far the list item is indented that the case opens whose body is read. */
  readonly opens?: number;
}

const opensAt = (item: Item | undefined): number | undefined => (item?.kind === 'guard' ? item.opens : undefined);

const readDecision = (items: readonly Item[], start: number, reader: Reader, outer?: Open): ReadItems => {
  const first = items[start];
  const asked = first?.kind === 'ask' ? first.tokens : undefined;
  let open: Open = { asked, cases: [], outer };
  let at = start;
  let recall = reader.keep();
  if (asked !== undefined) {
    reader.note(asked);
    recall = reader.keep();
    at = afterStop(items, start + 1);
    if (items[at]?.kind === 'do') {
      const body = readUpToQuestion(items, at, reader);
      // `Room free? If there is one, ...`
      if (body.statements[0]?.kind === 'branch')
        return { statements: [toDecision(asked, []), ...body.statements], next: body.next };
      const [again, ...rest] = body.statements;
      if (again !== undefined && asksAgain(asked, again))
        return { ...body, statements: [again.kind === 'case' ? asChoice(again) : again, ...rest] };
      open = {
        asked,
        outer,
        cases: [{ answer: 'yes', isTacit: true, tokens: [], body: settleCases(body.statements) }],
      };
      at = body.next;
      const answered = laterAnswer(items, at, asked);
      if (answered !== undefined) {
        const within = readItems(items.slice(at, answered), reader);
        open = {
          asked,
          outer,
          cases: [{ answer: 'yes', isTacit: true, tokens: [], body: settleCases([...body.statements, ...within]) }],
        };
        at = answered;
      }
      const { cases: named, next: behind } = readNamed(items, at, asked, reader);
      if (named.length > 0) {
        open = { ...open, cases: [...open.cases, ...named] };
        at = behind;
      } else if (items[at]?.kind === 'ask') {
        const other = readDecision(items, at, reader);
        return {
          statements: [toDecision(asked, [...open.cases, { answer: 'no', tokens: [], body: other.statements }])],
          next: other.next,
        };
      }
    }
  }
  let list: number | undefined;
  for (let next = afterStop(items, at); ; next = afterStop(items, at)) {
    const guard = guardOf(items[next], open);
    const opens = opensAt(items[next]);
    if (guard === undefined || !fits(open, guard) || (list !== undefined && opens !== undefined && opens < list)) break;
    list = opens ?? list;
    const told = items[next + 1];
    if (open.cases.length > 0) recall(told?.kind === 'do' ? told.tokens : []);
    if (guard.answer === 'other') reader.note(guard.tokens);
    const body = readBody(items, next + 1, { ...open, opens }, reader);
    open = {
      asked,
      outer,
      isOfList: guard.isOfList === true,
      cases: [...open.cases, { answer: guard.answer, tokens: guard.tokens, body: settleCases(body.statements) }],
    };
    at = body.next;
  }
  const [lone] = open.cases;
  const other =
    asked === undefined && open.cases.length === 1 && lone?.answer === 'other' ? laterOpposite(items, at, lone) : -1;
  if (lone !== undefined && other > at) {
    const within = readItems(items.slice(at, other), reader);
    const found = items[other];
    const body = readBody(items, other + 1, { asked, cases: [], opens: opensAt(found) }, reader);
    const cases: readonly Case[] = [
      { ...lone, body: settleCases([...lone.body, ...within]) },
      { answer: 'no', tokens: [], body: settleCases(body.statements) },
    ];
    return { statements: [toDecision(asked, cases)], next: body.next };
  }
  const next = Math.max(at, start + 1);
  const [only] = open.cases;
  if (
    start === 0 &&
    first?.kind === 'guard' &&
    first.guard.isEvent === true &&
    only !== undefined &&
    open.cases.length === 1
  )
    return { statements: [...reader.read(only.tokens), ...only.body], next };
  return { statements: [toDecision(open.asked, open.cases)], next };
};

/** `Metal? Call Ann. Wood? Call Bob. Anything else: wait.`: what is only named after the first is a case beside it where another way is left. */
const readNamed = (
  items: readonly Item[],
  start: number,
  asked: readonly Token[],
  reader: Reader,
): { readonly cases: readonly Case[]; readonly next: number } => {
  const cases: Case[] = [];
  let at = afterStop(items, start);
  for (let item = items[at]; item?.kind === 'ask' && isOnlyNamed(item.tokens); item = items[at]) {
    const body = readUpToQuestion(items, afterStop(items, at + 1), reader);
    cases.push({ answer: 'other', tokens: item.tokens, body: settleCases(body.statements) });
    at = afterStop(items, body.next);
  }
  const other = items[at];
  const isLeft = other?.kind === 'guard' && other.guard.answer === 'else';
  return isLeft && isOnlyNamed(asked) ? { cases, next: at } : { cases: [], next: start };
};

const isOnlyNamed = (tokens: readonly Token[]): boolean =>
  tokens.length <= 2 && findPredicate(tokens) === undefined && !tokens.some(isOutcome);

/** `Is anybody hurt? If somebody is hurt, ...` asks once. */
const asksAgain = (
  asked: readonly Token[],
  told: Statement,
): told is Extract<Statement, { readonly kind: 'choice' | 'case' }> =>
  (told.kind === 'choice' || told.kind === 'case') &&
  (relate(toQuestion(asked), told.question) !== 'unrelated' ||
    (told.kind === 'choice' && saysHow(told.question.words)));

/** `Is the tea ready? If it's too hot, ...` says how what was asked about is. */
const saysHow = ([first = '', second = '', ...more]: readonly string[]): boolean =>
  /^(?:it|they)['’](?:s|re)$/.test(first) || (/^(?:it|they)$/.test(first) && copulas.has(second) && more.length > 0);

const asChoice = ({ question, body }: Extract<Statement, { readonly kind: 'case' }>): Statement => ({
  kind: 'choice',
  question,
  body,
  otherwise: undefined,
});

/** Where the other answer stands with cases of another decision before it: `Raining? wait. over -> go. not over -> read. not raining -> go`. */
const laterAnswer = (items: readonly Item[], at: number, asked: readonly Token[]): number | undefined => {
  const relation = (item: Item | undefined): string =>
    item?.kind === 'guard' && item.guard.answer === 'other'
      ? relate(toQuestion(asked), toQuestion(item.guard.tokens))
      : 'unrelated';
  const first = items[afterStop(items, at)];
  if (first?.kind !== 'guard' || first.guard.answer !== 'other' || relation(first) !== 'unrelated') return undefined;
  const found = items.findIndex((item, index) => index > at && relation(item) === 'opposite');
  return found < 0 || items.slice(at, found).some(({ kind }) => kind === 'ask') ? undefined : found;
};

/** Where the opposite of a case stands a few sentences later, in the same paragraph or item: what lies between belongs to the case. */
const laterOpposite = (items: readonly Item[], at: number, { tokens }: Case): number => {
  const end = items.findIndex(
    (item, index) =>
      index >= at &&
      item.kind === 'stop' &&
      (item.after === undefined || item.after.startsParagraph || item.after.item !== undefined),
  );
  return items.findIndex(
    (item, index) =>
      index > at &&
      index < end &&
      item.kind === 'guard' &&
      item.guard.answer === 'other' &&
      relate(toQuestion(tokens), toQuestion(item.guard.tokens)) === 'opposite',
  );
};

/** `errors? roll back. fine? go on`: a question of one or two words may be the other case of the one before. */
const guardOf = (item: Item | undefined, { asked, cases }: Open): Guard | undefined => {
  if (item?.kind === 'guard') return item.guard;
  if (item?.kind !== 'ask' || cases.length !== 1 || item.tokens.length > 4) return undefined;
  const before = asked ?? cases[0]?.tokens ?? [];
  const isOther =
    relate(toQuestion(before), toQuestion(item.tokens)) === 'opposite' &&
    !(asked !== undefined && cases[0]?.answer === 'no');
  return isOther ? { answer: 'other', tokens: item.tokens, from: 0, next: 0, subject: [], isSure: true } : undefined;
};

/** `too high? say lower, too low? say higher`: what is asked next in the same sentence is asked otherwise. */
const readUpToQuestion = (items: readonly Item[], start: number, reader: Reader): ReadItems => {
  const statements: Statement[] = [];
  let at = start;
  for (let item = items[at]; item?.kind === 'do'; item = items[at]) {
    statements.push(...reader.read(at === start ? withAnswer(item.tokens) : item.tokens));
    at += 1;
  }
  return { statements, next: at };
};

/** `Room free? If there is one, ...` says `if yes`. */
const withAnswer = (tokens: readonly Token[]): readonly Token[] => {
  const [first, ...condition] = tokens.slice(0, 4);
  const isOne = /^there (?:is|are) (?:one|some|any)$/.test(condition.map(({ lower }) => lower).join(' '));
  return first?.lower === 'if' && isOne ? [first, wordAt('yes', first), ...tokens.slice(4)] : tokens;
};

/** What is done in a case: up to the end of its sentence, or of the list item that it opens, or to the next case. */
const readBody = (items: readonly Item[], start: number, owner: Open, reader: Reader): ReadItems => {
  const statements: Statement[] = [];
  let at = items[start]?.kind === 'stop' && items[start + 1]?.kind === 'do' ? start + 1 : start;
  for (let item = items[at]; item !== undefined; item = items[at]) {
    if (item.kind === 'stop') {
      if (owner.opens === undefined || endsItem(item.after, owner.opens)) break;
      at += 1;
      continue;
    }
    const isBelow = owner.opens !== undefined && (opensAt(item) ?? 0) > owner.opens;
    if (item.kind === 'guard' && !isBelow && (item.guard.answer !== 'other' || statements.length > 0)) {
      const isOwn = item.guard.answer !== 'other' || fits(owner, item.guard) || owner.cases.length === 0;
      if (isOwn) break;
    }
    const found = readItem(items, at, reader, owner);
    const isFirst = statements.length === 0 && found.statements.length === 0;
    statements.push(...(item.kind === 'do' && isFirst ? reader.name(item.tokens) : found.statements));
    const isDone = item.kind === 'ask';
    at = found.next;
    const stop = items[at - 1];
    if (isDone && stop?.kind === 'stop' && (owner.opens === undefined || endsItem(stop.after, owner.opens))) break;
  }
  return { statements, next: at };
};

const endsItem = (after: Sentence | undefined, opens: number): boolean =>
  after === undefined || after.startsParagraph || (after.item !== undefined && (after.indent ?? 0) <= opens);

const afterStop = (items: readonly Item[], at: number): number => (items[at]?.kind === 'stop' ? at + 1 : at);

const fits = (open: Open, guard: Guard): boolean => {
  const { asked, cases, outer } = open;
  if (outer !== undefined && guard.answer === 'other' && answersBetter(outer, open, guard)) return false;
  if (open.isOfList === true && guard.isOfList === true) return true;
  const isTold = (answer: Case['answer']): boolean => cases.some((told) => told.answer === answer);
  switch (guard.answer) {
    case 'yes':
      return asked !== undefined && !isTold('yes');
    case 'no':
      return asked !== undefined && !isTold('no') && !isTold('else');
    case 'else':
      return cases.length > 0 && !isTold('else') && !(isTold('no') && isTold('yes'));
    default:
      return asked === undefined
        ? cases.length === 0 || (!isTold('else') && areSiblings(cases[0]?.tokens ?? [], guard.tokens))
        : fitsQuestion(asked, cases, guard.tokens) && !(guard.isMarked === true && asksAnew(open, guard));
  }
};

/** `Found a cat? Look for a chip. If there is a chip -> call`: behind what is done a condition about something else is another question. */
const asksAnew = ({ asked = [], cases }: Open, { tokens }: Guard): boolean =>
  cases.some(({ body }) => body.length > 0) && relate(toQuestion(asked), toQuestion(tokens)) === 'unrelated';

/** `Raining? wait. over -> go. not raining -> go at once`: a case that speaks of an earlier question belongs to it. */
const answersBetter = (outer: Open, inner: Open, guard: Guard): boolean => {
  const relatesTo = ({ asked, cases }: Open): boolean => {
    const about = asked ?? cases[0]?.tokens;
    return about !== undefined && relate(toQuestion(about), toQuestion(guard.tokens)) === 'opposite';
  };
  return relatesTo(outer) && !relatesTo(inner);
};
