import type { TypeCues } from '@diagloom/diagram/model';
import { dataModelHeads, dataModelNames, relationSigns, tableSigns } from '../families/er/signs.ts';

export const logicalCues: TypeCues = {
  names: ['logical model', 'logical data model', ...dataModelNames],
  heads: dataModelHeads,
  signs: tableSigns,
  alsoReads: relationSigns,
};
