import { promptLimits } from '@diagloom/contract';
import { ModelFailure } from '@diagloom/providers';
import { writeTextGrammar } from '@diagloom/providers/grammar';
import { asData, writeRewriting } from '@diagloom/providers/instruction';
import { unwrapReply } from '@diagloom/providers/reply';
import { findDiagramType } from '@diagloom/types';
import { modelFailed } from '../../platform/errors/catalogue.ts';
import type { Models } from '../../platform/models/models.ts';
import { modelsFor } from '../../platform/models/models-for.ts';

interface RewriteRequest {
  readonly prompt: string;
  readonly diagramType: string;
  readonly model: string;
  readonly userId: number;
  readonly signal: AbortSignal;
}

const totalMs = 40_000;

/** Has a model say a prompt more clearly. Throws where it fails or answers nothing that fits. */
export const rewriteWithModel = async (
  models: Models,
  { prompt, diagramType, model, userId, signal }: RewriteRequest,
): Promise<string> => {
  const chosen = await models.choose(model);
  const [name = ''] = modelsFor(chosen, 'rewrite');
  const label = findDiagramType(diagramType)?.label ?? 'diagram';
  const question = {
    system: writeRewriting(label, promptLimits.longest),
    turns: [{ by: 'person' as const, text: asData('description', prompt) }],
    maxOutputTokens: 400,
    grammar: writeTextGrammar(),
  };
  try {
    const reply = await models.ask(chosen, name, { userId, task: 'rewrite', question, signal, totalMs });
    const text = unwrapReply(reply.text)
      .replace(/^<description>|<\/description>$/g, '')
      .trim();
    if (text.length < promptLimits.shortest)
      throw modelFailed('The model’s answer didn’t contain a description. Your text was kept.');
    if (text.length > promptLimits.longest)
      throw modelFailed('The model’s text is too long for the form, so yours was kept.');
    return text;
  } catch (error) {
    if (error instanceof ModelFailure) throw modelFailed(`${error.message} Your text was kept.`);
    throw error;
  }
};
