import { type Family, type Pattern, type PatternOption, parseNotation } from '@diagloom/diagram/model';
import { findSubjectWords, readSubject } from './subject-words.ts';

/** A pattern with every phrase of it read as subject words. */
export interface IndexedPattern {
  readonly pattern: Pattern;
  readonly names: readonly (readonly string[])[];
  readonly keywords: readonly (readonly string[])[];
  /** The labels of its nodes: a prompt may list some of them. */
  readonly parts: readonly (readonly string[])[];
  readonly options: readonly { readonly option: PatternOption; readonly when: readonly (readonly string[])[] }[];
  readonly slots: readonly {
    readonly name: string;
    readonly byDefault: string;
    readonly fills: readonly { readonly phrase: readonly string[]; readonly text: string }[];
  }[];
}

const indexes = new WeakMap<readonly Pattern[], readonly IndexedPattern[]>();

/** Reads every phrase of the patterns, once for each list of patterns. */
export const indexPatterns = (patterns: readonly Pattern[], family: Family): readonly IndexedPattern[] => {
  const known = indexes.get(patterns);
  if (known) return known;
  const index = patterns.map((pattern) => toIndexed(pattern, family));
  indexes.set(patterns, index);
  return index;
};

const toIndexed = (pattern: Pattern, family: Family): IndexedPattern => {
  const read = (phrase: string): readonly string[] => findSubjectWords(phrase, family).map(({ word }) => word);
  return {
    pattern,
    names: [pattern.title, ...pattern.aliases].map((name) => readName(name, family)),
    keywords: (pattern.keywords ?? []).map(read),
    parts: parseNotation(pattern.notation, pattern.id).spec.nodes.map(({ label }) => read(label)),
    options: (pattern.options ?? []).map((option) => ({ option, when: option.when.map(read) })),
    slots: (pattern.slots ?? []).map(({ name, fills, default: byDefault }) => ({
      name,
      byDefault,
      fills: Object.entries(fills).map(([phrase, text]) => ({ phrase: read(phrase), text })),
    })),
  };
};

/** A name is its telling words; one of several words that has a single such word is taken in full: `on call` is no `call`. */
const readName = (name: string, family: Family): readonly string[] => {
  const words = readSubject(name, family);
  const telling = words.filter(({ isTelling }) => isTelling);
  return (telling.length > 1 ? telling : words).map(({ word }) => word);
};
