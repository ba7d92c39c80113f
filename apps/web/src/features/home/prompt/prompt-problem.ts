import { diagramMessages, promptLimits } from '@diagloom/contract';
import { promptStrings } from '../../../strings/home.ts';

/**
 * What keeps a prompt from being sent, in words for people; undefined where nothing does. A template says what to draw
 * where the prompt says nothing.
 */
export const promptProblem = (prompt: string, hasTemplate = false): string | undefined => {
  const { length } = prompt.trim();
  if (length === 0) return hasTemplate ? undefined : promptStrings.empty;
  if (length < promptLimits.shortest) return diagramMessages.promptShort;
  if (length > promptLimits.longest) return diagramMessages.promptLong;
  return undefined;
};
