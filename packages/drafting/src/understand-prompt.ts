import { loadNotationReader } from '@diagloom/diagram/notations/reader';
import { loadDrafter, type UnderstandContext, type Understanding, understandWith } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';

/** Reads a prompt with all that we know: the type, its patterns, notations of other tools, and the other types that it may rather mean. */
export const understandPrompt = async (
  prompt: string,
  id: DiagramTypeId,
  options: Pick<UnderstandContext, 'keepsAll'> = {},
): Promise<Understanding> => {
  const type = diagramTypeOf(id);
  const [drafter, patterns, readNotation] = await Promise.all([
    loadDrafter(type.family),
    loadPatterns(id),
    loadNotationReader(prompt),
  ]);
  return understandWith(prompt, { ...options, type, drafter, patterns, readNotation, types: diagramTypes });
};
