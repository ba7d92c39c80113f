import { parseNotation } from '@diagloom/diagram/model';
import { readInstruction } from '../read-instruction.ts';
import { diagrams } from './diagrams.ts';

/** What an instruction does to a diagram in notation, or what it asks back; the vocabulary is that of one of the known diagrams. */
export const readSaid = (text: string, notation: string, like: keyof typeof diagrams): string => {
  const { type } = diagrams[like];
  const { spec } = parseNotation(notation, type.id);
  const reading = readInstruction(text, { spec, type });
  return reading.ok ? reading.said.join(' ') : `? ${reading.message}`;
};
