import { carryMessages } from '../../messages/carry-messages.ts';
import type { Dialect } from '../../text-notation.ts';
import { isPlantUmlSequence, readPlantUmlSequence } from './read.ts';
import { writePlantUmlSequence } from './write.ts';

const label = 'a PlantUML sequence diagram';

export const plantUmlSequence: Dialect = {
  label,
  types: ['sequence'],
  fits: () => true,
  carry: ({ direction: _direction, ...spec }) => carryMessages(spec, label),
  write: writePlantUmlSequence,
  isIn: isPlantUmlSequence,
  read: readPlantUmlSequence,
};
