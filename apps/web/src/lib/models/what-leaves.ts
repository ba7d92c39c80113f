import type { GenerateDiagramRequest, OfferedModel } from '@diagloom/contract';
import { modelStrings } from '../../strings/models.ts';

/** What is sent of a draft: its words, and what belongs to them. */
export const leavesWith = ({
  useRAG = false,
  templateXml,
}: Pick<GenerateDiagramRequest, 'useRAG' | 'templateXml'>): keyof typeof modelStrings.leaves => {
  if (templateXml === undefined) return useRAG ? 'documents' : 'prompt';
  return useRAG ? 'templateAndDocuments' : 'template';
};

/** Says where a text goes that a model is asked with. */
export const whatLeaves = (
  { host, isLocal }: Pick<OfferedModel, 'host' | 'isLocal'>,
  what: keyof typeof modelStrings.leaves,
): string => {
  if (host === '') return modelStrings.staysHere;
  return isLocal ? modelStrings.staysNear(host) : modelStrings.leaves[what](host);
};
