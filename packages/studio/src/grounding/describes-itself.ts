import type { DiagramSpec } from '@diagloom/diagram/model';
import { asksDocuments, asksWithin } from './asks-documents.ts';
import { namesSection } from './named-section.ts';

/** A prompt that names so many boxes may describe a diagram; one with fewer asks for one. */
export const fewestOwnParts = 3;

/** Of 735 questions to documents none tells more in as many characters, and of 2,800 descriptions nearly all do. */
const mostAsked = { parts: 4, characters: 130 };

/** So many tell a diagram even where nothing leads to anything, as in a screen. */
const manyParts = 6;

/** Whether a prompt tells a diagram itself, rather than asking documents for one. In: the prompt and what the engine makes of it. */
export const describesItself = (prompt: string, { nodes, edges }: Pick<DiagramSpec, 'nodes' | 'edges'>): boolean => {
  const own = nodes.filter(({ origin, label }) => origin === 'prompt' && !asksWithin(label));
  const rows = own.flatMap(({ attributes = [] }) => attributes);
  const said = edges.filter(({ origin, label }) => origin === 'prompt' && label !== '');
  const told = own.length + rows.length + said.length;
  const isAsked = asksDocuments(prompt) || nodes.some(({ label }) => asksWithin(label));
  if (isAsked) return told > mostAsked.parts && prompt.length > mostAsked.characters && !namesSection(prompt);
  return told >= manyParts || (own.length >= fewestOwnParts && edges.length > 0);
};
