import type { NodeView, View } from '../report/judging/view.ts';
import { graphFeatures } from './graph-features.ts';
import { labelFeatures } from './label-features.ts';
import { placeFeatures } from './place-features.ts';
import { twinFeatures } from './twin-features.ts';

/**
 * What of a node speaks for or against its belonging to the drawing, by which the weights were learned: how its label is worded, what stands
 * around its words in the text, how it hangs together with the rest. Most also by family. In: a prompt beside its drawing and one of its
 * nodes. Out: names of features, each once.
 */
export const nodeFeatures = (view: View, node: NodeView): readonly string[] => {
  const general = [
    ...labelFeatures(node),
    ...placeFeatures(view, node),
    ...graphFeatures(view, node),
    ...twinFeatures(view, node),
  ];
  const words = node.words.slice(0, 6).map(({ stem }) => `w:${stem}`);
  return [
    ...new Set(['any', ...general, ...words, ...[...general, 'any'].map((feature) => `${view.family} ${feature}`)]),
    ...[...new Set(words)].map((word) => `${view.family} ${word}`),
  ];
};
