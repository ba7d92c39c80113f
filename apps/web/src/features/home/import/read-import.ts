import { diagramMessages, importEndings, importMessages, uploadLimits } from '@diagloom/contract';
import { toBase64 } from '../../../lib/to-base64.ts';
import { importStrings } from '../../../strings/import.ts';

export type ReadImport =
  | { readonly ok: true; readonly fileName: string; readonly fileData: string }
  | { readonly ok: false; readonly title: string; readonly description: string };

/** Reads a file that somebody wants to open, or says in words for people why it is none of ours. Never rejects. */
export const readImport = async (file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ReadImport> => {
  const refuse = (title: string, description: string): ReadImport => ({ ok: false, title, description });
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (
    !Object.values(importEndings)
      .flat()
      .some((each) => each === ending)
  )
    return refuse(importStrings.invalidType, importMessages.invalidType);
  if (file.size >= uploadLimits.imageBytes) return refuse(importStrings.tooLarge, diagramMessages.imageLarge);
  const content = await file.arrayBuffer().catch(() => undefined);
  if (content === undefined) return refuse(importStrings.failed, importStrings.unreadable);
  return { ok: true, fileName: file.name, fileData: toBase64(new Uint8Array(content)) };
};
