import type { DiagramSpec } from '@diagloom/diagram/model';
import { understand } from '@diagloom/language';
import { diagramTypeOf } from '@diagloom/types';

/** The spec of a sample's prompt. Throws where the engine does not understand it: a sample is chosen so that it does. */
export const understandSample = (prompt: string): DiagramSpec => {
  const result = understand(prompt, { type: diagramTypeOf('flowchart') });
  if (!result.ok) throw new Error(`The sample is not understood: ${result.message}`);
  return result.spec;
};
