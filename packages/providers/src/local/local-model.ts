import type { LanguageModel } from 'ai';
import type { ModelRuntime, RuntimeTurn } from '../provider.ts';

type Model = Extract<LanguageModel, { readonly specificationVersion: 'v3' }>;
type CallOptions = Parameters<Model['doStream']>[0];
type Message = CallOptions['prompt'][number];

/** A model of this server as the library asks models. */
export const localModel = (name: string, runtime: ModelRuntime): Model => ({
  specificationVersion: 'v3',
  provider: 'local',
  modelId: name,
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('Models on this server are asked for streams alone.')),
  doStream: async ({ prompt, maxOutputTokens = 1000, providerOptions, abortSignal }) => {
    const grammar: unknown = providerOptions?.local?.grammar;
    return {
      stream: new ReadableStream({
        start: async (controller) => {
          controller.enqueue({ type: 'stream-start', warnings: [] });
          controller.enqueue({ type: 'text-start', id });
          try {
            const { inputTokens, outputTokens, isFull } = await runtime.write(
              {
                model: name,
                turns: prompt.map(toTurn),
                maxOutputTokens,
                ...(typeof grammar === 'string' && { grammar }),
              },
              {
                onText: (delta) => controller.enqueue({ type: 'text-delta', id, delta }),
                ...(abortSignal && { signal: abortSignal }),
              },
            );
            controller.enqueue({ type: 'text-end', id });
            controller.enqueue({
              type: 'finish',
              finishReason: { unified: isFull ? 'length' : 'stop', raw: undefined },
              usage: {
                inputTokens: { total: inputTokens, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
                outputTokens: { total: outputTokens, text: undefined, reasoning: undefined },
              },
            });
            controller.close();
          } catch (error) {
            controller.error(error);
          }
        },
      }),
    };
  },
});

const id = 'text';

const toTurn = ({ role, content }: Message): RuntimeTurn => ({
  by: role === 'system' ? 'system' : role === 'assistant' ? 'model' : 'person',
  text:
    typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
});
