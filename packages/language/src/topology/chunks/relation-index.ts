import { readVerb, singular } from '../../lexicon/morphology.ts';
import { isSlip } from '../../text/is-slip.ts';
import { remembering } from '../../text/remembering.ts';
import { areaRank, noArea } from '../areas.ts';
import { otherVerbs, type Relation, relations } from '../relations.ts';
import { type Form, formsOf } from '../verb-forms.ts';

/** One way in which a word opens a relation. */
export interface Entry {
  readonly relation: Relation;
  /** The words of the phrase behind the first. */
  readonly rest: readonly string[];
  readonly form: Form | 'preposition';
}

const createIndex = (): ReadonlyMap<string, readonly Entry[]> => {
  const index = new Map<string, Entry[]>();
  const add = (word: string, entry: Entry): void => {
    index.set(word, [...(index.get(word) ?? []), entry]);
  };
  for (const relation of relations) {
    for (const verb of relation.verbs) {
      const [first = '', ...rest] = verb.split(' ');
      for (const [form, word] of formsOf(first)) {
        if (relation.isPassive ? form === 'participle' : form !== 'participle') add(word, { relation, rest, form });
      }
    }
    if (relation.verbs.length > 0) continue;
    for (const phrase of relation.prepositions) {
      const [first = '', ...rest] = phrase.split(' ');
      add(first, { relation, rest, form: 'preposition' });
    }
  }
  return index;
};

/** What a word opens, by the word as it is inflected. */
const index = createIndex();

const otherEntries = (form: Form): readonly Entry[] => otherVerbs.map((relation) => ({ relation, rest: [], form }));
const ofOne = otherEntries('third');
const ofMany = otherEntries('base');

/** A verb that no relation names still joins what stands on both sides of its preposition. */
export const entriesFor = (word: string): readonly Entry[] =>
  index.get(word) ?? misspelt(word) ?? (isVerb(word, 'third') ? ofOne : isVerb(word, 'base') ? ofMany : []);

/** `plants` are sites. */
const isVerb = (word: string, form: 'third' | 'base'): boolean =>
  readVerb(word)?.forms.has(form) === true &&
  !/^(?:files|images|photos|videos|services?)$/.test(word) &&
  areaRank([singular(word)]) === noArea;

/** `conected` is `connected`. */
const misspelt = remembering((word: string): readonly Entry[] | undefined => {
  if (readVerb(word) !== undefined) return undefined;
  const meant = [...index.keys()].find((known) => isSlip(known, word));
  return meant === undefined ? undefined : index.get(meant);
});

export const isRelationWord = (word: string): boolean => index.has(word);

export const isPreposition = (word: string): boolean =>
  (index.get(word) ?? []).some((entry) => entry.form === 'preposition');
