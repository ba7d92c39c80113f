import type { SpecNode } from '@diagloom/diagram/model';
import { plainWords, stemOf } from '@diagloom/knowledge';

/** A word or a mark of punctuation of a sentence. */
export interface SentenceToken {
  readonly text: string;
  readonly stem: string;
}

/** Where a sentence names a part of a diagram; the end is excluded. */
export interface Mention {
  readonly node: SpecNode;
  readonly start: number;
  readonly end: number;
}

/** The words and marks of a sentence; what stands in brackets are examples and attributes, and is left out. */
export const tokensOf = (sentence: string): readonly SentenceToken[] =>
  [...sentence.replace(/\([^()]*\)/g, ' ').matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[,;:]/gu)].map(([text]) => ({
    text: text.toLowerCase(),
    stem: stemOf(plainWords(text).join(' '), 'en'),
  }));

/** Finds the parts that a sentence names, the longest name where several fit, in order. */
export const findMentions = (tokens: readonly SentenceToken[], names: readonly NodeName[]): readonly Mention[] => {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = names.find(({ stems }) => stems.every((stem, offset) => tokens[at + offset]?.stem === stem));
    if (name === undefined) continue;
    mentions.push({ node: name.node, start: at, end: at + name.stems.length });
    at += name.stems.length - 1;
  }
  return mentions;
};

export interface NodeName {
  readonly node: SpecNode;
  readonly stems: readonly string[];
}

/** The names of nodes, the longest first. */
export const namesOf = (nodes: readonly SpecNode[]): readonly NodeName[] =>
  nodes
    .map((node) => ({ node, stems: tokensOf(node.label).map(({ stem }) => stem) }))
    .filter(({ stems }) => stems.length > 0)
    .toSorted((a, b) => b.stems.length - a.stems.length);
