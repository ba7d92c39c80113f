import { loadNotationReader } from '@diagloom/diagram/notations/reader';
import { type Understanding, understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';

/** Reads a prompt with all that we know: the type, its patterns, notations of other tools, and the other types that it may rather mean. */
export const understandPrompt = async (prompt: string, id: DiagramTypeId): Promise<Understanding> =>
  understand(prompt, {
    type: diagramTypeOf(id),
    patterns: await loadPatterns(id),
    types: diagramTypes,
    readNotation: await loadNotationReader(prompt),
  });
