import {
  errorStatuses,
  failureSchema,
  type GenerateDiagramRequest,
  type GenerateDiagramResponse,
  type GenerateProgress,
  generateDiagram,
  generateProgressSchema,
  type ModelLines,
  modelLinesSchema,
} from '@diagloom/contract';
import { requestApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readServerEvents } from '../../../lib/read-server-events.ts';

interface Listening {
  readonly signal: AbortSignal;
  readonly onProgress: (step: GenerateProgress['step']) => void;
  /** What a model writes, as it comes. */
  readonly onModel: (lines: ModelLines) => void;
}

/** Has a diagram made and tells how far it is. Throws an `ApiError` where the server says no, early or late. */
export const requestDiagram = async (
  request: GenerateDiagramRequest,
  { signal, onProgress, onModel }: Listening,
): Promise<GenerateDiagramResponse> => {
  const response = await requestApi(generateDiagram, { body: request, signal }, 'text/event-stream');
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || response.body === null) return generateDiagram.response.parse(await response.json());
  let result: GenerateDiagramResponse | undefined;
  // Read to its end: a call whose answer is left before that counts as aborted for the browser.
  for await (const { event, data } of readServerEvents(response.body)) {
    if (event === 'progress') onProgress(generateProgressSchema.parse(JSON.parse(data)).step);
    if (event === 'model') onModel(modelLinesSchema.parse(JSON.parse(data)));
    if (event === 'result') result = generateDiagram.response.parse(JSON.parse(data));
    if (event === 'failure') throw new ApiError(errorStatuses[failureSchema.parse(JSON.parse(data)).code], '', data);
  }
  if (result === undefined) throw new Error('The stream of progress ended without a result.');
  return result;
};
