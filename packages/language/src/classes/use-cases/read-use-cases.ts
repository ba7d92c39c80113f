import type { DiagramSpec, SourceSpan } from '@diagloom/diagram/model';
import { personNouns } from '../../lexicon/en/actors.ts';
import { articles, conjunctions, prepositions } from '../../lexicon/en/closed-words.ts';
import { asSomebody, endsCaseName, everythingForm, whoDoesWhat } from '../../lexicon/en/use-case-words.ts';
import { isThirdForm, readVerb } from '../../lexicon/morphology.ts';
import { type Piece, spanOfPiece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { findPredicate } from '../../segment/predicate.ts';
import { findAgreeingVerb } from '../../structure/agreement.ts';
import { readNouns } from '../../structure/chunks.ts';
import { isPluralName, toSingular } from '../../structure/name.ts';
import { type Token, tokenise } from '../../text/token.ts';
import { capitalised, isAdverb } from '../../text/words.ts';
import { caseName, spanOfTokens, splitActions } from './actions.ts';
import { caseForms, doerForm, kinshipForm } from './case-relations.ts';
import { type Cases, createCases } from './cases.ts';
import { splitDoers } from './split-doers.ts';

/** True where a prompt asks for use cases rather than classes. */
export const isUseCaseRequest = (prompt: string): boolean =>
  /\buse[- ]?cases?\b|\buc (?:diagram|model)|^\s*actors?\s*(?::|are\s)|\bwho (?:can |may )?do(?:es)? what\b|\bstick (?:figures|people)\b/im.test(
    prompt.slice(0, 200),
  );

/** What the lines below a heading are about. */
type Heading = { readonly about: 'actors' | 'cases' } | { readonly about: 'actor'; readonly name: string };

/**
 * Reads who does what: sentences (`A traveller buys a ticket, which includes paying`), lists by actor (`Customer: browse, order`), lists
 * of use cases with their actors in brackets, and what use cases say of each other. In: the text without its request.
 */
export const readUseCases = (
  given: string,
  { type, title: asked }: { readonly type: string; readonly title: string },
): DiagramSpec => {
  const { text, system } = withoutQuestion(given);
  const title = system === '' ? asked : system;
  const pieces = splitOutside({ text, start: 0 }, /\n|;|(?<=\S)[.!](?=\s|$)/g);
  const named =
    title === '' ? pieces.map(({ text: piece }) => requestTitle(piece)).find((name) => name !== undefined) : title;
  const cases = createCases(capitalised((named === undefined ? undefined : requestTitle(named)) || named || ''));
  let heading: Heading | undefined;
  for (const whole of pieces) {
    const isBullet = /^\s*(?:[-*•]|\d+[.)])\s/.test(whole.text);
    const piece = trimPiece({ text: withoutPlace(whole.text), start: whole.start });
    if (piece === undefined || requestTitle(piece.text) !== undefined) continue;
    const opened = headingOf(whole.text);
    if (opened !== undefined) heading = opened;
    else if (isBullet && heading !== undefined) readBullet(piece, heading, cases);
    else {
      heading = undefined;
      for (const part of splitDoers(piece)) readPiece(trimPiece(part) ?? part, cases);
    }
  }
  return cases.toSpec({ type, title });
};

/** `Who does what in our berth app, with stick figures: ...` asks and names the system; `I as the warden lock` tells of the warden. Letters keep their places. */
const withoutQuestion = (given: string): { readonly text: string; readonly system: string } => {
  const found = whoDoesWhat.exec(given);
  const blank = (words: string): string => ' '.repeat(words.length);
  const text = given
    .replace(whoDoesWhat, blank)
    .replace(asSomebody, (words, who: string) => `${who} can`.padEnd(words.length));
  return { text, system: found?.groups?.system?.trim() ?? '' };
};

/** `use cases for a parking app` asks and names the system; it is no use case. */
const requestTitle = (text: string): string | undefined => {
  if (
    !/\buse[- ]?cases?\b/i.test(text) ||
    /:\s*\S/.test(text) ||
    /^\s*(?:the )?use[- ]?cases?\s*(?:are)?:?\s*$/i.test(text)
  )
    return undefined;
  if (/\b(?:can|includes?|extends?)\b/i.test(text)) return undefined;
  return (
    /\b(?:for|of|4|about|in)\s+(?:an?\s+|the\s+|our\s+|my\s+)?([^.,:(]{3,50})/i.exec(text)?.[1]?.trim() ??
    /,\s*([^.,:]{3,50})$/.exec(text)?.[1]?.trim() ??
    ''
  );
};

/** `In our clinic app, nurses can ...`: where it happens is no part of who acts. Blanked, so that offsets stay. */
const withoutPlace = (text: string): string =>
  text.replace(
    /^\s*(?:in|for|with|on)\s+(?:our|the|my|this|an?)\s+[\w -]{0,40}?(?:app|system|software|platform|site|website|tool|portal|shop)\b(?:\s*\([^)]*\))?,?/i,
    (place) => ' '.repeat(place.length),
  );

/** `Actors`, `Use cases:`, `Clerk:` on a line of their own. */
const headingOf = (text: string): Heading | undefined => {
  const [, name = ''] = /^\s*#*\s*\**([\p{L}][\p{L} -]{1,30}?)\**\s*:?\s*$/u.exec(text) ?? [];
  if (/^(?:the )?(?:primary |main |secondary )?actors?$/i.test(name)) return { about: 'actors' };
  if (/^(?:the )?use[- ]?cases?$/i.test(name)) return { about: 'cases' };
  const isActor = /:\s*$/.test(text) || personNouns.has(toSingular(name.toLowerCase().split(' ').at(-1) ?? ''));
  return name !== '' && isActor && name.split(' ').length < 4 ? { about: 'actor', name } : undefined;
};

const readBullet = (piece: Piece, heading: Heading, cases: Cases): void => {
  const span = spanOfPiece(piece);
  if (heading.about === 'actors') readActors(piece.text, span, cases);
  else if (heading.about === 'actor') readList(piece, [cases.actor(heading.name, span)], cases);
  else readPiece(piece, cases, 'case');
};

const readActors = (list: string, span: SourceSpan, cases: Cases): void => {
  for (const name of listOf(list)) {
    const [, label = name] = /^([^(:–]+?)\s*(?:\(|:|\s[-–]\s|$)/.exec(name) ?? [];
    cases.actor(label.trim(), span);
  }
};

const listOf = (text: string): readonly string[] =>
  splitOutside({ text, start: 0 }, /,\s*(?:and\s+)?|\s+and\s+|\s*[+&;]\s*/g)
    .map((part) => part.text.trim().replace(/\.$/, ''))
    .filter((name) => name !== '');

const readPiece = (whole: Piece, cases: Cases, expected: 'case' | 'any' = 'any'): void => {
  const { piece, inside } = withoutBrackets(whole, cases);
  const span = spanOfPiece(whole);
  const done = readSaid(piece, cases, expected);
  if (done === undefined || inside === undefined) return;
  const at = whole.start + whole.text.indexOf('(');
  readInside(inside, cases.lastBefore(at, whole.start) ?? done, { span, expected }, cases);
};

/** The brackets of a piece apart from it; `traveller (the user)` only explains. */
const withoutBrackets = (
  piece: Piece,
  cases: Cases,
): { readonly piece: Piece; readonly inside: string | undefined } => {
  const found = /\(([^()]*)\)/.exec(piece.text);
  if (found === null) return { piece, inside: undefined };
  const before = piece.text.slice(0, found.index);
  const text = piece.text.replace(/\([^()]*\)/g, (bracket) => ' '.repeat(bracket.length)).trimEnd();
  if (/\bactors?\b/i.test(found[1] ?? ''))
    cases.actor(
      /([\w-]+(?: [\w-]+)?)\s*$/.exec(before)?.[1]?.replace(/^(?:thru|through|via|by|the|a) /, '') ?? before.trim(),
      spanOfPiece(piece),
    );
  return { piece: { text, start: piece.start }, inside: found[1] };
};

/** `(both)`, `(clerk, guard)`, `(extends check in)`, `(include from pay and refund)` after a use case. */
const readInside = (
  inside: string,
  done: string,
  { span, expected }: { readonly span: SourceSpan; readonly expected: 'case' | 'any' },
  cases: Cases,
): void => {
  const [, word = '', from = '', list = ''] =
    /^\s*(?:which |that |this )?(?:always |also )?(includ|extend)\w*\s+(from\s+|in\s+|by\s+)?(.+)$/i.exec(inside) ?? [];
  if (word !== '') {
    const kind = /^inc/i.test(word) ? 'includes' : 'extends';
    for (const name of listOf(list)) {
      const other = cases.find(name) ?? cases.useCase(caseName(tokenise(name)), span);
      if (from === '') cases.join(done, other, kind, span);
      else cases.join(other, done, kind, span);
    }
    return;
  }
  if (expected === 'any') return;
  const isAll = /^\s*(?:both|all|everyone|everybody|each)\b/i.test(inside);
  const actors = isAll ? cases.actors() : listOf(inside).flatMap((name) => actorNamed(name, span, cases) ?? []);
  for (const actor of actors) cases.join(actor, done, undefined, span);
};

const actorNamed = (name: string, span: SourceSpan, cases: Cases): string | undefined => {
  const known = cases.find(name);
  if (known !== undefined) return cases.isActor(known) ? known : undefined;
  const isPerson = personNouns.has(toSingular(name.toLowerCase().split(/\s+/).at(-1) ?? ''));
  const before = cases.actors().length;
  return isPerson || before === 0 ? cases.actor(name, span) : undefined;
};

/** Gives the last use case that was read, undefined where there is none. */
const readSaid = (piece: Piece, cases: Cases, expected: 'case' | 'any'): string | undefined => {
  const span = spanOfPiece(piece);
  const [, from, to] = /^(.+?)\s*(?:-{1,2}>|→|=>)\s*(.+?)$/.exec(piece.text) ?? [];
  if (from !== undefined && to !== undefined) {
    const start = cases.find(from) ?? cases.actor(from, span);
    return listOf(to)
      .map((name) => {
        const end = cases.useCase(capitalised(name), span);
        cases.join(start, end, undefined, span);
        return end;
      })
      .at(-1);
  }
  const [, head, list] = /^([^:]{2,40}?)(?::|\s[-–—]\s)\s*(.+)$/.exec(piece.text) ?? [];
  if (head !== undefined && list !== undefined)
    return readHeaded(head, { text: list, start: piece.start + piece.text.length - list.length }, cases);
  return (
    readRelated(piece, cases) ??
    readActing(piece, cases) ??
    (expected === 'case' ? nameOf(piece.text, span, cases) : undefined)
  );
};

const readHeaded = (head: string, list: Piece, cases: Cases): string | undefined => {
  const span = spanOfPiece(list);
  if (/^(?:the )?(?:primary |main |secondary )?actors?(?: are)?$/i.test(head)) {
    readActors(list.text, span, cases);
    return undefined;
  }
  if (/^(?:the )?use[- ]?cases?(?: are)?$/i.test(head)) {
    if (/^[^,:]{2,40}(?::|\s[-–—])\s/.test(list.text)) return readSaid(list, cases, 'case');
    readList(list, [], cases);
    return undefined;
  }
  const actors = listOf(head).map((name) => cases.actor(oneOf(name.replace(/^(?:the|an?)\s+/i, '')), span));
  return readList(list, actors, cases);
};

/** `harbour wardens` are a harbour warden. */
const oneOf = (name: string): string =>
  name.replace(/[\p{L}-]+$/u, (noun) => (personNouns.has(toSingular(noun.toLowerCase())) ? toSingular(noun) : noun));

/** Each entry of a list is a use case of these actors. */
const readList = (list: Piece, actors: readonly string[], cases: Cases): string | undefined => {
  let last: string | undefined;
  for (const entry of splitOutside(list, /,\s*(?:and\s+)?|\s+and\s+|\s*[+&]\s*/g)) {
    const piece = trimPiece(entry);
    if (piece === undefined) continue;
    const { piece: bare, inside } = withoutBrackets(piece, cases);
    const related = readRelated(bare, cases);
    last = related ?? nameOf(bare.text.replace(/^(?:can|may|must)\s+/i, ''), spanOfPiece(piece), cases);
    for (const actor of last === undefined ? [] : actors) cases.join(actor, last ?? '', undefined, spanOfPiece(piece));
    if (last !== undefined && inside !== undefined)
      readInside(inside, last, { span: spanOfPiece(piece), expected: 'case' }, cases);
  }
  if (actors.length > 0) cases.recent.actors = actors;
  return last;
};

const nameOf = (text: string, span: SourceSpan, cases: Cases): string | undefined => {
  const name = caseName(tokenise(text.replace(/^\s*(?:an?|the)\s+/i, '')));
  return name === '' ? undefined : (cases.find(name) ?? cases.useCase(name, span));
};

/** Reads what a sentence says of use cases themselves, and who is a kind of whom. */
const readRelated = (piece: Piece, cases: Cases): string | undefined => {
  const span = spanOfPiece(piece);
  for (const { pattern, kind, isBackward } of caseForms) {
    const { a: before = '', b = '', said = '' } = pattern.exec(piece.text)?.groups ?? {};
    if (before === '' || listsDeeds.test(before)) continue;
    const told = before.split(/,\s+and\s+/);
    const a = told.at(-1) ?? before;
    for (const earlier of told.slice(0, -1)) readActing({ text: earlier, start: piece.start }, cases);
    const done = readActing({ text: a, start: piece.start }, cases) ?? nameOf(a, span, cases);
    if (done === undefined) return undefined;
    for (const name of listOf(b.replace(/\s+(?:if|when|unless|in case)\s.*$/i, ''))) {
      const [, bare = name, rest] = /^(.+?),?\s+which\s+(is\s.+)$/i.exec(name) ?? [];
      const other = nameOf(bare, span, cases);
      if (other === undefined) continue;
      if (rest !== undefined) readDoer({ text: `${bare} ${rest}`, start: piece.start }, cases);
      const relation = /^ext/i.test(said) ? 'extends' : kind;
      if (isBackward === true) cases.join(other, done, relation, span);
      else cases.join(done, other, relation, span);
    }
    return done;
  }
  return readKinship(piece, cases) ?? readDoer(piece, cases);
};

/** `editor can write,` before `extend article`: extending is one of the things he does. */
const listsDeeds = /\b(?:can|may|wants? to)\b.*,\s*(?:and\s*)?$|\b(?:can|may|wants? to) .*\band$/i;

const readKinship = (piece: Piece, cases: Cases): string | undefined => {
  const { a = '', b = '', rest } = (everythingForm.exec(piece.text) ?? kinshipForm.exec(piece.text))?.groups ?? {};
  const parent = b === '' ? undefined : cases.find(oneOf(b.replace(/^an?\s+/i, '')));
  if (parent === undefined || !cases.isActor(parent)) return undefined;
  const child = cases.actor(oneOf(a), spanOfPiece(piece));
  cases.join(child, parent, 'inherits', spanOfPiece(piece));
  cases.recent.actors = [child];
  if (rest === undefined) return child;
  const who = isThirdForm(rest.split(' ')[0] ?? '') ? 'it' : 'they';
  return readActing({ text: `${who} ${rest}`, start: piece.start + piece.text.length - rest.length }, cases) ?? child;
};

const readDoer = (piece: Piece, cases: Cases): string | undefined => {
  const { a = '', b = '' } = doerForm.exec(piece.text)?.groups ?? {};
  if (a === '') return undefined;
  const span = spanOfPiece(piece);
  const done = nameOf(a, span, cases);
  if (done !== undefined && !cases.isActor(done)) cases.join(cases.actor(b, span), done, undefined, span);
  return done;
};

/** Ways to say that somebody may or must. */
const permission =
  /\b(?:(?:is|are|be) (?:also )?(?:able|allowed|permitted|required) to|(?:has|have|needs?|wants?) to|may|must|should|shall|will|could|(?:is|are) responsible for)\b/gi;

/** Reads `a traveller buys a ticket and refills a card`; gives the last use case, undefined where nobody acts. */
const readActing = (piece: Piece, cases: Cases): string | undefined => {
  const text = piece.text
    .replace(permission, (words) => 'can'.padEnd(words.length))
    .replace(/\b(?:always|also|usually|then|sometimes)\b/gi, (word) => ' '.repeat(word.length));
  const tokens = tokenise(text, piece.start);
  const action = actionIn(tokens);
  if (action === undefined) return undefined;
  const actors = actorsIn(tokens.slice(0, action.subjectEnd), cases);
  if (actors.length === 0) return undefined;
  let last: string | undefined;
  let thing: readonly Token[] = [];
  for (const said of splitActions(tokens.slice(action.at), action.form)) {
    const phrase = withThing(said, thing);
    if (phrase === said) thing = said.slice(1);
    const name = caseName(phrase);
    if (name === '') continue;
    last = cases.useCase(name, spanOfTokens(phrase));
    for (const actor of actors) cases.join(actor, last, undefined, spanOfTokens(phrase));
  }
  cases.recent.actors = actors;
  return last;
};

/** `borrow a book and return it`: it is the book. */
const withThing = (phrase: readonly Token[], thing: readonly Token[]): readonly Token[] => {
  const at = phrase.findIndex(({ lower }) => /^(?:it|them)$/.test(lower));
  const from = thing.findIndex(({ lower }) => articles.has(lower) || isPluralName(lower));
  if (at !== 1 || from < 0) return phrase;
  const behind = articles.has(thing[from]?.lower ?? '') ? thing.slice(from + 1) : [];
  const end = behind.findIndex((token, at) => at > 0 && (token.kind === 'mark' || endsName(token)));
  const noun = thing.slice(from, from + 1 + (end < 0 ? behind.length : end));
  return [...phrase.slice(0, at), ...noun, ...phrase.slice(at + 1)];
};

/** What a name ends before: `a library book from the shelf`, `a form that is blank`. */
const endsName = (token: Token): boolean =>
  prepositions.has(token.lower) || conjunctions.has(token.lower) || endsCaseName.has(token.lower) || isAdverb(token);

const actorsIn = (tokens: readonly Token[], cases: Cases): readonly string[] => {
  const words = tokens.map(({ lower }) => lower).join(' ');
  if (/^(?:he|she|they|it)$/.test(words)) return cases.recent.actors;
  if (/^(?:both|all|everyone|everybody|all (?:of them|users|actors))$/.test(words)) return cases.actors();
  return readNouns(tokens).map(({ label, span }) => cases.actor(label, span));
};

interface Action {
  readonly subjectEnd: number;
  readonly at: number;
  readonly form: 'base' | 'third' | 'gerund';
}

/** Where the verb stands: behind `can`, where it agrees with the noun before it, or where it most likely is one. */
const actionIn = (tokens: readonly Token[]): Action | undefined => {
  const modal = tokens.findIndex(({ lower }, index) => index > 0 && index < 10 && lower === 'can');
  const joined = tokens.slice(0, Math.max(0, modal)).findLastIndex(({ lower }) => lower === 'and');
  const before = joined < 0 ? undefined : findAgreeingVerb(tokens, 0, joined);
  if (before !== undefined && before.at > 0)
    return { subjectEnd: before.at, at: before.at, form: formAt(tokens, before.at) };
  if (modal > 0 && tokens[modal + 1] !== undefined)
    return {
      subjectEnd: modal,
      at: modal + 1,
      form: readVerb(tokens[modal + 1]?.lower ?? '')?.forms.has('gerund') === true ? 'gerund' : 'base',
    };
  const agreeing = findAgreeingVerb(tokens, 0, tokens.length);
  const predicate = findPredicate(tokens);
  const at =
    agreeing?.at ??
    (predicate === undefined || predicate.verb === 'be' ? undefined : predicate.end - 1) ??
    thirdAt(tokens);
  if (at === undefined || at < 1) return undefined;
  return { subjectEnd: agreeing?.at ?? Math.min(at, predicate?.start ?? at), at, form: formAt(tokens, at) };
};

const formAt = (tokens: readonly Token[], at: number): Action['form'] =>
  readVerb(tokens[at]?.lower ?? '')?.forms.has('third') === false ? 'base' : 'third';

/** `HR exports to payroll`: the first verb in the third person behind a name. */
const thirdAt = (tokens: readonly Token[]): number | undefined => {
  const at = tokens.findIndex(
    ({ lower, text }, index) =>
      index > 0 && index < 5 && text === lower && readVerb(lower)?.forms.has('third') === true,
  );
  return at < 0 ? undefined : at;
};
