import type { TypeCues } from '@diagloom/diagram/model';
import { dataModelNames, relationSigns, tableSigns } from '../families/er/signs.ts';

export const logicalCues: TypeCues = {
  names: ['logical model', 'logical data model', ...dataModelNames],
  signs: tableSigns,
  alsoReads: relationSigns,
};
