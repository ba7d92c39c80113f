import type { DiagramSpec, SourceSpan } from '@diagloom/diagram/model';
import {
  articles,
  clauseOpeners,
  conjunctions,
  copulas,
  determiners,
  modals,
  prepositions,
  pronouns,
} from '../lexicon/en/closed-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { stripRequest } from '../route/strip-request.ts';
import { type Token, tokenise } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';

/**
 * How much of a prompt a diagram uses, whoever drew it. In: prompt and spec. Out: from 0 to 1, the share of the prompt's
 * meaningful words that stand in a label or a title of the spec, or inside the span that a part of it came from.
 */
export const coverage = (prompt: string, spec: DiagramSpec): number => {
  const tokens = tokenise(stripRequest(prompt).text).filter(isMeaningful);
  if (tokens.length === 0) return 0;
  const said = wordsOf(spec);
  const spans = spansOf(spec);
  const used = tokens.filter(
    (token) =>
      token.lower.split('/').every((word) => said.has(stem(word))) ||
      spans.some((span) => span.start <= token.start && token.end <= span.end),
  );
  return used.length / tokens.length;
};

/** Words of pasted notations that name no content. */
const notationWords: ReadonlySet<string> = new Set(
  'flowchart graph td tb lr rl bt subgraph end sequencediagram participant actor alt opt loop par style fill classdef class'.split(
    ' ',
  ),
);

const isMeaningful = (token: Token): boolean =>
  token.kind !== 'mark' &&
  !/^.$/u.test(token.text) &&
  token.lower !== 'there' &&
  !notationWords.has(token.lower) &&
  !isAdverb(token) &&
  ![articles, clauseOpeners, conjunctions, copulas, determiners, modals, prepositions, pronouns].some((words) =>
    words.has(token.lower),
  );

const stem = (word: string): string => readVerb(word)?.base ?? singular(word);

const wordsOf = (spec: DiagramSpec): ReadonlySet<string> => {
  const texts = [
    spec.title,
    ...spec.nodes.flatMap((node) => [
      node.label,
      ...Object.values(node.properties ?? {}),
      ...(node.attributes ?? []).flatMap((row) => [row.name, row.type ?? '']),
    ]),
    ...spec.edges.map((edge) => edge.label),
    ...spec.groups.map((group) => group.label),
    ...spec.notes.map((note) => note.text),
  ];
  return new Set(texts.flatMap((text) => tokenise(text).map((token) => stem(token.lower))));
};

const spansOf = (spec: DiagramSpec): readonly SourceSpan[] =>
  [...spec.nodes, ...spec.edges, ...spec.groups].flatMap((part) => (part.source ? [part.source] : []));
