import type { SpecAttribute } from '@diagloom/diagram/model';
import { personNouns } from '../lexicon/en/actors.ts';
import { stateAdjectives } from '../lexicon/en/closed-words.ts';
import { linkingWords, qualityEnding, rowMarks } from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { readNouns } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import { type Item, isAttributeName, readItems } from './items.ts';
import type { LinkedPart } from './link.ts';
import { hasColumnMark, readMember, typesIn } from './members.ts';
import { isCamelCase, isPascalCase } from './name.ts';
import type { Noun } from './noun.ts';
import type { RelationMeaning } from './relation-phrases.ts';
import type { Relation } from './structure.ts';
import { systemWords, thingsToo } from './structure-words.ts';

/** Reads what stands after a phrase of the table: members of its subjects, or other things. Gives the things. */
export const readPhraseObjects = (part: LinkedPart, context: ReadingContext): readonly Noun[] => {
  const phrase = part.link.phrase;
  if (phrase === undefined) return [];
  if (phrase.means === 'parts' || phrase.means === 'contains' || phrase.means === 'composes')
    return readParts(part, phrase.means, context);
  const nouns = (part.meant ?? objectsOf(part.tokens)).filter(
    (noun) =>
      !(systemWords.has(noun.head) && !noun.isName && part.tokens[0]?.lower === 'the') &&
      !/^(?:relationship|association|composition|aggregation|inheritance)$/.test(noun.head),
  );
  if (part.subjects.length === 0) return nouns;
  const isChoice =
    phrase.means === 'alternatives' || (phrase.means === 'inherits' && part.tokens.some(({ lower }) => lower === 'or'));
  if (isChoice && nouns.some(isQuality)) return addChoice(part, nouns, context);
  for (const subject of part.subjects) {
    for (const noun of nouns) relateBy(isChoice ? 'alternatives' : phrase.means, subject, noun, part, context);
  }
  return nouns;
};

/** `recurring`, `one-off`, `paid`: how something is rather than what. */
const isQuality = ({ label, isName, isPlural }: Noun): boolean =>
  !isName && !isPlural && (stateAdjectives.has(label.toLowerCase()) || qualityEnding.test(label));

/** `A donation can be one-off or recurring`: it has a fact that takes these values. */
const addChoice = ({ subjects, span }: LinkedPart, nouns: readonly Noun[], { structure }: ReadingContext) => {
  const isState = nouns.every(({ label }) => stateAdjectives.has(label.toLowerCase()) || /ed$/.test(label));
  for (const subject of subjects) {
    const key = structure.mention({ label: subject.label, span: subject.span });
    structure.addMember(key, { name: isState ? 'status' : 'type' });
  }
  structure.use(span);
  return subjects;
};

/** `uses a card to pay`: what comes after an infinitive is no object. */
const objectsOf = (tokens: readonly Token[]): readonly Noun[] => {
  const to = tokens.findIndex(
    (token, index) =>
      index > 0 && token.lower === 'to' && readVerb(tokens[index + 1]?.lower ?? '')?.forms.has('base') === true,
  );
  return readNouns(to < 0 ? tokens : tokens.slice(0, to)).filter((noun) => !isCamelCase(noun.label));
};

/** Kinds of lines by meaning; the second names say that the line runs from the object to the subject. */
const lines: Readonly<Partial<Record<RelationMeaning, { readonly kind?: string; readonly isBackward?: boolean }>>> = {
  'part-of': { kind: 'composes', isBackward: true },
  aggregates: { kind: 'aggregates' },
  'aggregated-in': { kind: 'aggregates', isBackward: true },
  depends: { kind: 'depends' },
  'needed-by': { kind: 'depends', isBackward: true },
  associates: {},
  belongs: {},
  inherits: { kind: 'inherits' },
  'inherited-by': { kind: 'inherits', isBackward: true },
  alternatives: { kind: 'inherits', isBackward: true },
  realises: { kind: 'realises' },
  'realised-by': { kind: 'realises', isBackward: true },
};

const relateBy = (
  means: RelationMeaning,
  subject: Noun,
  noun: Noun,
  part: LinkedPart,
  context: ReadingContext,
): void => {
  const line = lines[means] ?? {};
  const a = mentionNoun(subject, context);
  const b = mentionNoun(noun, context);
  const isTree = line.kind === 'inherits' || line.kind === 'realises';
  const [from, to] = line.isBackward === true ? [b, a] : [a, b];
  const isJoint = means === 'associates' && linkingWords.test(part.link.label) && joinsTwo(part.tokens);
  const counts = isTree || line.kind === 'depends' ? {} : isJoint ? eachOfOne : countsOf(means, subject, noun);
  context.structure.relate({
    from,
    to,
    label: part.link.phrase?.label ?? '',
    ...(line.kind === undefined ? {} : { kind: line.kind }),
    ...(line.isBackward === true ? turned(counts) : counts),
    span: part.span,
  });
};

/** `An assignment links a job and a plumber`: each of them has one of both. */
const eachOfOne = { fromCardinality: '0..*', toCardinality: '1' };
const joinsTwo = (tokens: readonly Token[]): boolean =>
  readNouns(tokens).length === 2 && tokens.some(({ lower }) => lower === 'and');

type Counts = Pick<Relation, 'fromCardinality' | 'toCardinality'>;

const turned = ({ fromCardinality, toCardinality }: Counts): Counts => ({
  ...(toCardinality === undefined ? {} : { fromCardinality: toCardinality }),
  ...(fromCardinality === undefined ? {} : { toCardinality: fromCardinality }),
});

/** `A doctor belongs to one department`, `doctors belong to departments`: one of these, and many of those unless it says otherwise. */
const countsOf = (means: RelationMeaning, subject: Noun, noun: Noun): Counts => {
  const isGeneral = subject.isPlural && means === 'belongs';
  const to = noun.cardinality ?? (noun.isPlural && !isGeneral ? '0..*' : noun.hasArticle ? '1' : undefined);
  if (means === 'belongs' || means === 'part-of') return { fromCardinality: '0..*', toCardinality: to ?? '1' };
  return to === undefined ? {} : { toCardinality: to, ...(subject.isPlural ? { fromCardinality: '0..*' } : {}) };
};

const readParts = (
  part: LinkedPart,
  means: 'parts' | 'contains' | 'composes',
  context: ReadingContext,
): readonly Noun[] => {
  const items = readItems(part.tokens);
  const things: Noun[] = [];
  const isPeople = part.subjects.some(({ head, isName }) => !isName && personNouns.has(head));
  const isWith = /^(?:with|has)\b/.test(part.link.phrase?.phrase ?? '');
  const attributeCount = items.filter(
    ({ mode, text, noun }) => mode !== 'open' || (isAttributeName(text) && noun?.cardinality !== '0..*'),
  ).length;
  for (const item of items) {
    const isDone = isPeople && !/^(?:with|has)$/.test(part.link.phrase?.phrase.split('/')[0] ?? '');
    const isThing =
      isThingItem(
        item,
        { items: items.length, attributes: attributeCount, means, isWith, isOfKind: part.link.isOfKind === true },
        context,
      ) ||
      (isDone && item.mode === 'open' && !isAttributeName(item.text));
    if (isThing && item.noun !== undefined) things.push(item.noun);
    else if (!isMemberText(item.text)) continue;
    else {
      for (const subject of part.subjects) {
        const key = mentionNoun(subject, context);
        context.structure.addMember(key, memberOf(item.text));
        context.structure.use(part.span);
      }
    }
  }
  if (part.subjects.length === 0) for (const noun of things.filter(({ isName }) => isName)) mentionNoun(noun, context);
  const special = part.subjects.map((subject) => context.structure.find(subject.label)?.kind);
  for (const [index, subject] of part.subjects.entries()) {
    for (const noun of things) {
      const owner = mentionNoun(subject, context);
      const key = mentionNoun(noun, context);
      if (owner === key) continue;
      const kind = special[index];
      if ((kind === 'abstract' || kind === 'interface') && noun.cardinality === undefined) {
        context.structure.relate({
          from: key,
          to: owner,
          kind: kind === 'abstract' ? 'inherits' : 'realises',
          label: '',
          span: part.span,
        });
        continue;
      }
      context.structure.relate({
        from: owner,
        to: key,
        label: means === 'composes' ? '' : (part.link.phrase?.label ?? part.link.label),
        ...(means === 'composes' ? { kind: 'composes' } : {}),
        toCardinality: noun.cardinality ?? (noun.isPlural ? '0..*' : '1'),
        span: part.span,
      });
    }
  }
  return things.length > 0 ? things : part.subjects.filter(() => items.length > 0);
};

/** `done boolean` has a type; `email` only a name. */
const memberOf = (text: string): SpecAttribute =>
  (typesIn(text) === 'all' || hasColumnMark(text) || rowMarks.test(text.split(' ').slice(1).at(-1) ?? '')
    ? readMember(text)?.attribute
    : undefined) ?? { name: text };

interface ListFacts {
  readonly items: number;
  readonly attributes: number;
  readonly means: RelationMeaning;
  readonly isWith: boolean;
  readonly isOfKind: boolean;
}

/** A thing where the text speaks of it as one elsewhere, where it is named, or where there are many of it. */
const isThingItem = ({ mode, noun, text }: Item, list: ListFacts, { known }: ReadingContext): boolean => {
  if (noun === undefined || isCamelCase(text) || mode === 'operation' || hasColumnMark(text)) return false;
  if (/^(?:max(?:imum)?|min(?:imum)?|total|average) (?:number|amount|count) of /i.test(text)) return false;
  if (mode === 'attribute') return isPascalCase(text) && known.has(noun.key);
  if (isPascalCase(text) && !/^\p{Lu}+$/u.test(text)) return true;
  if (known.has(noun.key) && !isAttributeName(text)) return true;
  if (list.isOfKind) return false;
  if (noun.isName && list.means !== 'parts') return true;
  if (isAttributeName(text) && noun.isPlural && (known.has(noun.key) || noun.cardinality === '0..*')) return true;
  if (isAttributeName(text))
    return noun.cardinality !== undefined && (known.has(noun.key) || (list.items === 1 && thingsToo.has(noun.head)));
  if (noun.isName && list.items <= 4) return true;
  if (noun.cardinality !== undefined) return true;
  if (list.attributes > 0 && list.attributes * 2 >= list.items) return false;
  if (list.means === 'parts' && (list.items > 1 || (list.isWith && !noun.hasArticle)) && isBare(noun)) return false;
  return list.items <= 2 || list.means !== 'parts' || noun.isPlural;
};

/** `reach` in `a crane with reach`: one of them, and nobody. */
const isBare = (noun: Noun): boolean => !(noun.isPlural || noun.isName || personNouns.has(noun.head));

/** Longer than this, an item is no name of a member. Words. */
const longestMember = 5;

const isMemberText = (text: string): boolean => /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= longestMember;
