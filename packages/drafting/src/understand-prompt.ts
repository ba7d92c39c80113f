import { loadNotationReader } from '@diagloom/diagram/notations/reader';
import { type UnderstandContext, type Understanding, understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';

/** Reads a prompt with all that we know: the type, its patterns, notations of other tools, and the other types that it may rather mean. */
export const understandPrompt = async (
  prompt: string,
  id: DiagramTypeId,
  options: Pick<UnderstandContext, 'keepsAll'> = {},
): Promise<Understanding> =>
  understand(prompt, {
    ...options,
    type: diagramTypeOf(id),
    patterns: await loadPatterns(id),
    types: diagramTypes,
    readNotation: await loadNotationReader(prompt),
  });
