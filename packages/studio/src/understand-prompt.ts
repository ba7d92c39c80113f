import { type Understanding, understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';

/** Reads a prompt with all that we know: the type and its patterns. */
export const understandPrompt = async (prompt: string, id: DiagramTypeId): Promise<Understanding> =>
  understand(prompt, { type: diagramTypeOf(id), patterns: await loadPatterns(id) });
