import { ModelFailure, type ModelQuestion } from '@diagloom/providers';
import type { BadLine } from '@diagloom/providers/reply';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AskedReply } from '../../../platform/models/models.ts';

interface Mending {
  /** What was asked, with what lines that are written anew may look like. */
  readonly question: ModelQuestion;
  readonly reply: string;
  readonly ask: (question: ModelQuestion) => Promise<AskedReply>;
}

/** More are no slips, and a new try would cost as much as another model. */
const mostMended = 12;
const maxOutputTokens = 600;

/** Has a model write the lines anew that could not be read, and those alone. Undefined where that fails: they are left out then. */
export const mendLines = async (
  badLines: readonly BadLine[],
  { question: { system, turns, grammar }, reply, ask }: Mending,
): Promise<AskedReply | undefined> => {
  if (badLines.length === 0 || badLines.length > mostMended) return undefined;
  const lines = badLines.map(({ text, message }) => `${text}   (${message})`).join('\n');
  const wish = `These lines could not be read. Write only them again, and lines that they miss:\n${lines}`;
  try {
    return await ask({
      system,
      turns: [...turns, { by: 'model', text: reply }, { by: 'person', text: wish }],
      maxOutputTokens,
      ...(grammar !== undefined && { grammar }),
    });
  } catch (error) {
    if (error instanceof ModelFailure || error instanceof AppError) return undefined;
    throw error;
  }
};
