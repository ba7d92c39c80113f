import type { DiagramSpec, SourceSpan } from '@diagloom/diagram/model';
import { bareEnds } from '../lexicon/en/prompt-words.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, textOf } from '../text/token.ts';
import type { Warning } from '../understanding.ts';

/** The most characters of a sentence that a message quotes. */
const longestQuote = 60;

/** One warning for each sentence from which nothing of the diagram came. */
export const findUnused = (sentences: readonly Sentence[], spec: DiagramSpec): readonly Warning[] => {
  const spans = [...spec.nodes, ...spec.edges, ...spec.groups].flatMap((part) => (part.source ? [part.source] : []));
  return sentences.flatMap((sentence) => {
    const source = spanOf(sentence.tokens);
    if (!source || bareEnds.test(textOf(sentence.tokens)) || spans.some((span) => touches(span, source))) return [];
    return [{ code: 'not-understood', message: `Nothing was drawn for "${quoted(textOf(sentence.tokens))}".`, source }];
  });
};

const touches = (a: SourceSpan, b: SourceSpan): boolean => a.start < b.end && b.start < a.end;

const quoted = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).replace(/\s+\S*$/, '')} ...` : text;
