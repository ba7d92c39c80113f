import type { LanguageModel } from 'ai';
import { loadLibrary } from './load-library.ts';

export type AskedModel = Exclude<LanguageModel, string>;

/** Thrown in place of an answer by a model that turns out not to stream. */
export class DoesNotStream extends Error {}

/** Statuses with which a service turns a request down for what it asks, and not for who asks or how often. */
const refusing: readonly unknown[] = [400, 404, 405, 406, 415, 422, 501];

/** Whether a service refused a request because it was to be streamed; the text of its refusal is looked at and goes nowhere. */
const isAboutStreaming = (error: unknown): boolean => {
  const { statusCode, responseBody } = Object(error);
  return refusing.includes(statusCode) && typeof responseBody === 'string' && /\bstream/i.test(responseBody);
};

const isOnePiece = (headers: Readonly<Record<string, string>> = {}): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '');

/** A model that tells by `DoesNotStream` where a stream is refused, or answered in one piece. */
export const tellingWhetherItStreams = async (model: AskedModel): Promise<AskedModel> => {
  const { wrapLanguageModel } = await loadLibrary();
  if (model.specificationVersion !== 'v3') return model;
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      wrapStream: async ({ doStream }) => {
        try {
          const answer = await doStream();
          if (isOnePiece(answer.response?.headers)) throw new DoesNotStream();
          return answer;
        } catch (error) {
          throw isAboutStreaming(error) ? new DoesNotStream() : error;
        }
      },
    },
  });
};

/** A model that is asked without streaming; the library hands its answer on as a stream of one piece. */
export const inOnePiece = async (model: AskedModel): Promise<AskedModel> => {
  const { simulateStreamingMiddleware, wrapLanguageModel } = await loadLibrary();
  return model.specificationVersion === 'v3'
    ? wrapLanguageModel({ model, middleware: simulateStreamingMiddleware() })
    : model;
};
