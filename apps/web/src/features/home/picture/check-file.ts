import { diagramMessages, pictureMessages, uploadLimits } from '@diagloom/contract';
import { pictureStrings } from '../../../strings/picture.ts';

export type CheckedFile =
  | { readonly ok: true }
  | { readonly ok: false; readonly title: string; readonly description: string };

export const acceptedTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'application/pdf',
];

/** Whether a file may be a picture or PDF that is read; the server looks at its bytes. */
export const checkFile = ({ type, size }: Pick<File, 'type' | 'size'>): CheckedFile => {
  if (!acceptedTypes.includes(type))
    return { ok: false, title: pictureStrings.invalidType, description: pictureMessages.invalidType };
  if (size > uploadLimits.imageBytes)
    return { ok: false, title: pictureStrings.tooLarge, description: diagramMessages.imageLarge };
  return { ok: true };
};
