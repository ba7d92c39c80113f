import { functionWords } from '../lexicon/en/closed-words.ts';
import type { NodeView } from '../report/judging/view.ts';
import { shapeOf } from './word-shape.ts';

/** How a node is worded. */
export const labelFeatures = ({ text, tokens, words, node }: NodeView): readonly string[] => {
  const first = tokens[0];
  const last = tokens.at(-1);
  return [
    `length:${Math.min(tokens.length, 9)}`,
    `content:${Math.min(words.length, 6)}`,
    `first:${shapeOf(first?.text ?? '')}`,
    `last:${shapeOf(last?.text ?? '')}`,
    `head:${words.at(-1)?.stem ?? ''}`,
    `kind:${node.kind ?? ''}`,
    `origin:${node.origin ?? ''}`,
    `sure:${Math.round((node.confidence ?? 1) * 5)}`,
    `rows:${node.attributes === undefined ? 'none' : Math.min(node.attributes.length, 3)}`,
    ...(/[,;:]/.test(text) ? ['marks'] : []),
    ...(/[()[\]]/.test(text) ? ['brackets'] : []),
    ...(/\/|->|→/.test(text) ? ['arrow'] : []),
    ...(/ \d+$/.test(text) ? ['numbered'] : []),
    ...(/^\d/.test(text) ? ['number first'] : []),
    ...(tokens.slice(1, -1).some(({ lower }) => functionWords.has(lower)) ? ['function word inside'] : []),
    ...tokens.slice(1, 5).flatMap(({ lower }) => (functionWords.has(lower) ? [`inside:${lower}`] : [])),
  ];
};
