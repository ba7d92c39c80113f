import { diagramMessages, uploadLimits } from '@diagloom/contract';
import { invalidRequest } from '../errors/catalogue.ts';

/** A picture of 10 MB in base64, with what is around it. */
export const imageBodyLimit = 15 * 1024 * 1024;

/** The bytes of a picture that came as base64, with or without the `data:` prefix. */
export const bytesOfImage = (imageData: string): Buffer => {
  const bytes = Buffer.from(imageData.replace(/^data:[^,]{0,80},/, ''), 'base64');
  if (bytes.length > uploadLimits.imageBytes) throw invalidRequest({ imageData: diagramMessages.imageLarge });
  return bytes;
};
