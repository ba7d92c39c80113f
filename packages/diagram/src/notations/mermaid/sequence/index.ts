import { carryMessages } from '../../messages/carry-messages.ts';
import type { Dialect } from '../../text-notation.ts';
import { isMermaidSequence, readMermaidSequence } from './read.ts';
import { writeMermaidSequence } from './write.ts';

const label = 'a Mermaid sequence diagram';

export const mermaidSequence: Dialect = {
  label,
  types: ['sequence'],
  fits: () => true,
  carry: ({ direction: _direction, ...spec }) => carryMessages(spec, label),
  write: writeMermaidSequence,
  isIn: isMermaidSequence,
  read: readMermaidSequence,
};
