import {
  errorStatuses,
  failureSchema,
  type PictureReading,
  type PictureStep,
  pictureProgressSchema,
  readPicture,
} from '@diagloom/contract';
import { requestApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readServerEvents } from '../../../lib/read-server-events.ts';

interface Listening {
  readonly signal: AbortSignal;
  readonly onStep: (step: PictureStep) => void;
}

/** Has a picture read and tells how far that is. Throws an `ApiError` where the server says no. */
export const requestReading = async (
  wanted: { readonly imageData: string; readonly page: number },
  { signal, onStep }: Listening,
): Promise<PictureReading> => {
  const response = await requestApi(readPicture, { body: wanted, signal }, 'text/event-stream');
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || response.body === null) return readPicture.response.parse(await response.json()).picture;
  let picture: PictureReading | undefined;
  for await (const { event, data } of readServerEvents(response.body)) {
    if (event === 'progress') onStep(pictureProgressSchema.parse(JSON.parse(data)).step);
    if (event === 'result') picture = readPicture.response.parse(JSON.parse(data)).picture;
    if (event === 'failure') throw new ApiError(errorStatuses[failureSchema.parse(JSON.parse(data)).code], '', data);
  }
  if (picture === undefined) throw new Error('The stream of progress ended without a result.');
  return picture;
};
