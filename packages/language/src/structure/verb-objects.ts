import type { SourceSpan } from '@diagloom/diagram/model';
import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { timeWords } from '../lexicon/en/closed-words.ts';
import { deedNames, frequencyWords, throughWords } from '../lexicon/en/data-words.ts';
import { thirdPerson } from '../lexicon/morphology.ts';
import { capitalised } from '../text/words.ts';
import { type Chunk, readChunks } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import { isAttributeName, readItems } from './items.ts';
import type { LinkedPart } from './link.ts';
import { isCamelCase, keyOfName, singularName } from './name.ts';
import type { Noun } from './noun.ts';
import { systemWords, thingsToo, vagueNouns } from './structure-words.ts';

/** Verbs by which something comes into being: each of it has one maker. */
const makingVerbs: ReadonlySet<string> = new Set(
  'create make write release place own publish submit post issue produce send upload hold employ generate record manage give teach host run open file raise compose draft'.split(
    ' ',
  ),
);

/** Reads the noun phrases after a verb: objects are related to the subject, the others to the first object. */
export const readVerbObjects = (part: LinkedPart, context: ReadingContext): readonly Noun[] => {
  const chunks = readChunks(part.tokens).filter(({ noun }) => isThing(noun, context));
  const agents =
    part.link.voice === 'passive' ? chunks.filter(({ lead, noun }) => lead === 'by' && acts(noun, context)) : [];
  const subjects = agents.length > 0 ? agents.map(({ noun }) => noun) : part.subjects;
  const objects =
    part.link.voice === 'passive'
      ? part.subjects
      : (part.meant ?? chunks.filter(({ lead }) => lead === '').map(({ noun }) => noun));
  const others = chunks.filter(({ lead }) => lead !== '' && lead !== 'by').filter((chunk) => isRelated(chunk, context));
  const verb = part.link.verb ?? 'have';
  const hubs = subjects.filter((noun) => isThing(noun, context));
  const between = objects.length === 1 ? others.find(({ lead }) => throughWords.test(lead)) : undefined;
  if (between !== undefined && part.link.voice === 'active' && hubs.length > 0) {
    for (const [index, side] of [...hubs, ...objects].entries())
      relateThrough(side, between.noun, index < hubs.length ? thirdPerson(verb) : '', part, context);
    const facts = part.tokens.findIndex(({ lower, start }) => lower === 'with' && start > between.noun.span.start);
    for (const { text } of facts < 0 ? [] : readItems(part.tokens.slice(facts + 1)))
      context.structure.addMember(mentionNoun(between.noun, context), { name: text });
    return [...objects, between.noun];
  }
  if (part.link.voice === 'active' || agents.length > 0) {
    for (const subject of hubs) {
      for (const object of objects)
        relate({ from: subject, to: object, label: thirdPerson(verb), isMaking: makingVerbs.has(verb) }, part, context);
    }
  }
  const from = objects[0] ?? hubs[0];
  for (const { lead, noun } of others) {
    if (from === undefined) break;
    const isObject = objects[0] === undefined || part.link.voice === 'passive';
    const label = isObject
      ? `${part.link.voice === 'passive' ? `is ${part.link.label || verb}` : thirdPerson(verb)} ${lead}`
      : lead;
    const isPassive = part.link.voice === 'passive';
    const isOne = !noun.isPlural && (noun.cardinality === '1' || (isPassive && isArticled(noun)));
    const isOnly = isObject && isOne && from.cardinality === undefined;
    const to = isOnly ? { ...noun, cardinality: '1' } : noun;
    const source = isOnly ? { ...from, cardinality: '0..*' } : from;
    relate({ from: source, to, label: isObject ? label : lead === 'of' ? '' : lead, isMaking: false }, part, context);
  }
  const done =
    part.link.voice === 'active' && objects.length + others.length === 0 ? deedOf(verb, part.span, context) : undefined;
  if (done !== undefined)
    for (const subject of hubs.filter(({ key }) => context.known.has(key)))
      relate({ from: subject, to: done, label: 'makes', isMaking: true }, part, context);
  if (hubs.length === 0 && others.length === 0) for (const object of objects) mentionNoun(object, context);
  return [...objects, ...others.map(({ noun }) => noun)];
};

/** `members pay monthly` where payments are told of elsewhere: the thing that such a deed leaves behind. */
const deedOf = (verb: string, span: SourceSpan, { known }: ReadingContext): Noun | undefined => {
  const names = [`${verb}ment`, `${verb.replace(/e$/, '')}ing`, deedNames.get(verb) ?? ''];
  const head = names.find((name) => known.has(keyOfName(name)));
  return head === undefined
    ? undefined
    : {
        label: capitalised(singularName(head)),
        key: keyOfName(head),
        span,
        head,
        isPlural: true,
        isName: false,
        hasArticle: false,
      };
};

/** Somebody or something that can do what the sentence says; `paid by card` names a means. */
const acts = (noun: Noun, { known }: ReadingContext): boolean =>
  known.has(noun.key) ||
  noun.isName ||
  personNouns.has(noun.head) ||
  systemNouns.has(noun.head) ||
  noun.hasArticle ||
  noun.isPlural;

const isThing = (noun: Noun, { known }: ReadingContext): boolean => {
  if (isCamelCase(noun.label) || timeWords.has(noun.head) || frequencyWords.test(noun.label)) return false;
  if (noun.isName) return true;
  if (vagueNouns.has(noun.head)) return known.has(noun.key) || isOfKnown(noun, known);
  if (known.has(noun.key)) return true;
  if (noun.isPlural && thingsToo.has(noun.head)) return true;
  return !isAttributeName(noun.label) && !(systemWords.has(noun.head) && noun.label.split(' ').length === 1);
};

/** `a case` where the text tells of a `court case`. */
const isOfKnown = ({ key, hasArticle }: Noun, known: ReadonlySet<string>): boolean =>
  hasArticle && [...known].some((thing) => thing.endsWith(key));

const isArticled = ({ hasArticle, cardinality }: Noun): boolean => hasArticle && cardinality === undefined;

/** What a preposition adds is a thing where the text speaks of it elsewhere, or where it is a person, a system or a name. */
const isRelated = ({ lead, noun }: Chunk, { known }: ReadingContext): boolean => {
  if (known.has(noun.key) || noun.isName || personNouns.has(noun.head)) return true;
  if (/^(?:of|for|to|in|into|from|with|on|at|under|between|onto)$/.test(lead)) return noun.hasArticle || noun.isPlural;
  return systemNouns.has(noun.head) && /^(?:to|in|from|with)$/.test(lead);
};

interface Saying {
  readonly from: Noun;
  readonly to: Noun;
  readonly label: string;
  readonly isMaking: boolean;
}

/** `Guests book tours through an agency contract`: the contract stands between them. */
const relateThrough = (side: Noun, between: Noun, label: string, part: LinkedPart, context: ReadingContext): void => {
  const [from, to] = [mentionNoun(side, context), mentionNoun(between, context)];
  context.structure.relate({ from, to, label, fromCardinality: '1', toCardinality: '0..*', span: part.span });
};

const relate = ({ from, to, label, isMaking }: Saying, part: LinkedPart, context: ReadingContext): void => {
  const a = mentionNoun(from, context);
  const b = mentionNoun(to, context);
  if (a === b) return;
  const toCount = to.cardinality ?? (to.isPlural ? '0..*' : undefined);
  const fromCount = from.cardinality ?? (from.isPlural && !isMaking ? '0..*' : undefined);
  context.structure.relate({
    from: a,
    to: b,
    label,
    ...(fromCount === undefined ? {} : { fromCardinality: fromCount }),
    ...(toCount === undefined ? {} : { toCardinality: toCount }),
    span: part.span,
  });
};
