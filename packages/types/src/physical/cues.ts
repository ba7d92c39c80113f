import type { TypeCues } from '@diagloom/diagram/model';
import { dataModelNames, relationSigns, tableSigns } from '../families/er/signs.ts';

export const physicalCues: TypeCues = {
  names: ['physical model', 'physical data model', ...dataModelNames],
  signs: [[{ pattern: /\bcreate table\b/i, atLeast: 1 }]],
  alsoReads: [...relationSigns, ...tableSigns],
};
