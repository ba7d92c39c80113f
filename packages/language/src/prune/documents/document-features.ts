import type { NodeView, View } from '../../report/judging/view.ts';
import { chanceIn } from '../chance-in.ts';
import { nodeFeatures } from '../node-features.ts';
import { sentenceFeatures } from './sentence-features.ts';

/** What of a node speaks for or against its belonging to the drawing of a document: all that does in a prompt, and its sentence. */
export const documentFeatures = (view: View, node: NodeView): readonly string[] => {
  const asInPrompt = nodeFeatures(view, node);
  const more = [`chance:${Math.round(chanceIn(asInPrompt) * 8)}`, ...sentenceFeatures(view, node)];
  return [...new Set([...asInPrompt, ...more, ...more.map((feature) => `${view.family} ${feature}`)])];
};
