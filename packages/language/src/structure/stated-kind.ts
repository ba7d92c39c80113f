import type { Token } from '../text/token.ts';
import { spanOf, textOf } from '../text/token.ts';
import { readNouns } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import { readItems } from './items.ts';
import { readManyToMany } from './many-to-many.ts';
import { readPhraseObjects } from './phrase-objects.ts';

/** Reads sentences that say what something is or list its members the other way round. */
export const readStatedKind = (tokens: readonly Token[], context: ReadingContext): boolean => {
  const text = textOf(tokens);
  return (
    readIntroduced(tokens, context) ||
    readKinds(tokens, context) ||
    readKind(tokens, text, context) ||
    readFound(tokens, context) ||
    readManyToMany(tokens, text, context)
  );
};

/** Kinds of classes as people state them. */
const statedKinds: readonly { readonly pattern: RegExp; readonly kind?: string; readonly example: string }[] = [
  {
    pattern: /^an? abstract(?: (?:base )?class)?\b|^abstract\b/,
    kind: 'abstract',
    example: 'Shape is an abstract class',
  },
  { pattern: /^an? interface\b/, kind: 'interface', example: 'Payable is an interface with pay()' },
  { pattern: /^an? enum(?:eration)?\b/, kind: 'enum', example: 'Colour is an enum with RED and BLUE' },
  {
    pattern:
      /^an? (?:\w+ )?(?:class|entity|table)$|^an? (?:\w+ )?(?:class|entity|table) (?:with|containing|that|which|having|for)\b/,
    example: 'Address is a separate class containing street and city',
  },
];

const readKind = (tokens: readonly Token[], text: string, context: ReadingContext): boolean => {
  const is = tokens.findIndex(({ lower }) => lower === 'is' || lower === 'are');
  if (is < 1 || is > 6) return false;
  const rest = textOf(tokens.slice(is + 1)).toLowerCase();
  const stated = statedKinds.find(({ pattern }) => pattern.test(rest));
  if (stated === undefined || text === '') return false;
  const subjects = readNouns(tokens.slice(0, is));
  context.recent.subjects = subjects;
  const whole = spanOf(tokens) ?? { start: 0, end: 0 };
  for (const subject of subjects) {
    const key = mentionNoun({ ...subject, span: { ...subject.span, end: whole.end } }, context);
    if (stated.kind !== undefined) context.structure.setKind(key, stated.kind);
  }
  context.structure.use(spanOf(tokens) ?? { start: 0, end: 0 });
  const opener = tokens.findIndex(
    ({ lower }, index) => index > is && /^(?:with|has|having|containing|including|that|which|of|for|:)$/.test(lower),
  );
  const open = /^(?:has|contains|includes|stores|holds|provides?|declares?|defines?)$/.test(
    tokens[opener + 1]?.lower ?? '',
  )
    ? opener + 2
    : opener + 1;
  if (opener < 0 || open >= tokens.length) return true;
  const list = tokens.slice(open);
  if (stated.kind === 'enum') {
    for (const subject of subjects)
      for (const item of readItems(list).filter(({ text: value }) => !/^values?$/i.test(value)))
        context.structure.addMember(mentionNoun(subject, context), { name: item.text });
    return true;
  }
  const span = spanOf(tokens) ?? { start: 0, end: 0 };
  const link = {
    start: opener,
    end: open,
    voice: 'active' as const,
    label: '',
    isParticiple: false,
    phrase: { phrase: 'with', means: 'parts' as const },
  };
  readPhraseObjects({ link, subjects, tokens: list, span }, context);
  return true;
};

/** `An abstract class Vehicle with attributes make and model`: the kind before the name. */
const readIntroduced = (tokens: readonly Token[], context: ReadingContext): boolean => {
  const opening = /^(?:an? |the )?(abstract (?:base )?class|interface|enum(?:eration)?) (?=\p{Lu})/iu.exec(
    textOf(tokens),
  )?.[0];
  if (opening === undefined) return false;
  const name = tokens.slice(opening.trim().split(' ').length);
  const subject = readNouns(name.slice(0, 1))[0];
  const kind = statedKinds.find(
    ({ pattern }) =>
      pattern.test(
        opening
          .trim()
          .toLowerCase()
          .replace(/^(?:the |an? )?/, 'a '),
      ) ||
      pattern.test(
        `an ${opening
          .trim()
          .toLowerCase()
          .replace(/^(?:the |an? )/, '')}`,
      ),
  )?.kind;
  if (subject === undefined || kind === undefined) return false;
  context.structure.setKind(mentionNoun({ ...subject, isName: true }, context), kind);
  context.recent.subjects = [subject];
  const opener = name.findIndex(({ lower }) => /^(?:with|has|having|of|provides|declares)$/.test(lower));
  if (opener !== 1) return false;
  const link = {
    start: opener,
    end: opener + 1,
    voice: 'active' as const,
    label: '',
    isParticiple: false,
    phrase: { phrase: 'with', means: 'parts' as const },
  };
  readPhraseObjects(
    { link, subjects: [{ ...subject, isName: true }], tokens: name.slice(2), span: spanOf(tokens) ?? subject.span },
    context,
  );
  return true;
};

/** `There are two types of accounts: SavingsAccount and CheckingAccount`. */
const readKinds = (tokens: readonly Token[], context: ReadingContext): boolean => {
  const of = tokens.findIndex(
    ({ lower }, index) =>
      lower === 'of' && /^(?:types|kinds|sorts|forms|categories|subclasses)$/.test(tokens[index - 1]?.lower ?? ''),
  );
  const colon = tokens.findIndex(
    ({ text, lower }, index) =>
      index > of && (text === ':' || lower === 'such' || lower === 'including' || lower === 'namely'),
  );
  if (of < 0 || colon < of + 2 || colon > of + 6) return false;
  const [parent] = readNouns(
    tokens.slice(of + 1, colon).filter(({ lower }) => !/^(?:exist|exists|are|is|,)$/.test(lower)),
  );
  const children = readNouns(tokens.slice(colon + 1).filter(({ lower }) => lower !== 'as'));
  if (parent === undefined || children.length === 0) return false;
  const span = spanOf(tokens) ?? parent.span;
  for (const child of children)
    context.structure.relate({
      from: mentionNoun(child, context),
      to: mentionNoun(parent, context),
      kind: 'inherits',
      label: '',
      span,
    });
  context.recent.objects = children;
  return true;
};

/** `In Chat, you can find a method send and an attribute text`; `In Chat, methods like send are available`. */
const readFound = (tokens: readonly Token[], context: ReadingContext): boolean => {
  const words = tokens.map(({ lower }) => lower);
  const comma = words.indexOf(',');
  if (words[0] !== 'in' && words[0] !== 'within') return false;
  const find = words.findIndex(
    (word, index) => word === 'find' && (words[index - 1] === 'can' || words[index - 1] === 'could'),
  );
  const available = words.findIndex(
    (word, index) =>
      /^(?:available|provided|offered|included|defined)$/.test(word) && /^(?:is|are)$/.test(words[index - 1] ?? ''),
  );
  const [from, to] =
    find > 0 ? [find + 1, tokens.length] : comma > 0 && available > comma ? [comma + 1, available - 1] : [0, 0];
  if (to === 0) return false;
  const owners = readNouns(tokens.slice(1, comma > 0 ? comma : find - 2));
  const span = spanOf(tokens) ?? { start: 0, end: 0 };
  const link = {
    start: 0,
    end: 0,
    voice: 'active' as const,
    label: '',
    isParticiple: false,
    phrase: { phrase: 'in', means: 'parts' as const },
  };
  return readPhraseObjects({ link, subjects: owners, tokens: tokens.slice(from, to), span }, context).length > 0;
};
