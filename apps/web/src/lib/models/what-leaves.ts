import type { OfferedModel } from '@diagloom/contract';
import { modelStrings } from '../../strings/models.ts';

/** Says where a text goes that a model is asked with. */
export const whatLeaves = (
  { host, isLocal }: Pick<OfferedModel, 'host' | 'isLocal'>,
  what: keyof typeof modelStrings.leaves,
): string => {
  if (host === '') return modelStrings.staysHere;
  return isLocal ? modelStrings.staysNear(host) : modelStrings.leaves[what](host);
};
