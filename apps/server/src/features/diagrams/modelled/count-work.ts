import type { ModelWork } from '@diagloom/contract';
import type { AskedReply, Models } from '../../../platform/models/models.ts';
import type { ProviderState } from '../../../platform/models/provider-settings.ts';

/** Adds up what the calls for one answer took. */
export interface WorkCount {
  readonly add: (model: string, reply: AskedReply) => void;
  /**
   * The last model that was asked did it; undefined where none answered. What a small model saved counts only where its answer was taken,
   * and no other was asked.
   */
  readonly total: (wasTaken: boolean) => Promise<ModelWork | undefined>;
}

export const countWork = (
  { provider }: ProviderState,
  { takeBackSaving }: Pick<Models, 'takeBackSaving'>,
): WorkCount => {
  const started = performance.now();
  const replies: { readonly model: string; readonly reply: AskedReply }[] = [];
  const sumOf = (read: (reply: AskedReply) => number | null): number | null =>
    replies.reduce<number | null>((sum, { reply }) => {
      const value = read(reply);
      return sum === null || value === null ? null : sum + value;
    }, 0);
  return {
    add: (model, reply) => replies.push({ model, reply }),
    total: async (wasTaken) => {
      const last = replies.at(-1);
      if (last === undefined) return undefined;
      const isSaved = wasTaken && replies.every(({ model }) => model === last.model);
      if (!isSaved) await takeBackSaving(replies.flatMap(({ reply }) => (reply.savedMicros ? [reply.callId] : [])));
      return {
        provider: provider.id,
        label: provider.label,
        model: last.model,
        wasTaken,
        milliseconds: Math.round(performance.now() - started),
        inputTokens: sumOf(({ use }) => use.inputTokens) ?? 0,
        outputTokens: sumOf(({ use }) => use.outputTokens) ?? 0,
        costMicros: sumOf(({ costMicros }) => costMicros),
        savedMicros: isSaved ? sumOf(({ savedMicros }) => savedMicros) : 0,
      };
    },
  };
};
