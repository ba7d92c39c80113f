import type { TypeCues } from '@diagloom/diagram/model';
import { dataModelNames, relationSigns, tableSigns } from '../families/er/signs.ts';

export const conceptualCues: TypeCues = {
  names: ['conceptual model', 'conceptual data model', 'domain model', ...dataModelNames],
  signs: relationSigns,
  alsoReads: tableSigns,
};
