import { loadNotationReader } from '@diagloom/diagram/notations/reader';
import { loadDrafter, type UnderstandContext, type Understanding, understandWith } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import type { DraftingTools } from './drafting-tools.ts';

/** Reads a prompt with all that we know: the type, its patterns, notations of other tools, and the other types that it may rather mean. */
export const understandPrompt = async (
  prompt: string,
  id: DiagramTypeId,
  { onLoading, ...options }: Pick<UnderstandContext, 'keepsAll'> & Pick<DraftingTools, 'onLoading'> = {},
): Promise<Understanding> => {
  const type = diagramTypeOf(id);
  const loading = Promise.all([loadDrafter(type.family), loadPatterns(id), loadNotationReader(prompt)]);
  onLoading?.(loading);
  const [drafter, patterns, readNotation] = await loading;
  return understandWith(prompt, { ...options, type, drafter, patterns, readNotation, types: diagramTypes });
};
