import { languages } from '@diagloom/codegen/languages';
import type { ModelWork } from '@diagloom/contract';
import { ModelFailure } from '@diagloom/providers';
import { type CodeResult, type GenerateCodeRequest, type NoBodies, prepareBodies } from '@diagloom/studio';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Models } from '../../../platform/models/models.ts';
import { modelsFor } from '../../../platform/models/models-for.ts';
import type { Caller, Studio } from '../../../platform/studio.ts';
import { countWork } from './count-work.ts';

type Code = Extract<CodeResult, { readonly ok: true }>;

interface BodyWish {
  readonly models: Models;
  readonly studio: Studio;
  readonly caller: Caller;
  readonly userId: number;
  readonly request: GenerateCodeRequest;
  /** The engine's own, which stays where the model's does not do. */
  readonly result: Code;
}

export interface WrittenCode {
  readonly result: Code;
  readonly written: readonly string[];
  readonly work?: ModelWork;
  readonly notice?: string;
}

const maxOutputTokens = 4000;
const totalMs = 90_000;

/**
 * Has a model write the methods that the diagram only names. What does not parse or would change a
 * signature stays open, and so does everything where the model fails; a notice says so.
 */
export const writeBodies = async (
  id: string,
  { models, studio, caller, userId, request, result }: BodyWish,
): Promise<WrittenCode> => {
  const chosen = await models.choose(id);
  const [name = ''] = modelsFor(chosen, 'code');
  const label = languages.find((language) => language.id === request.language)?.label ?? request.language;
  const asked = prepareBodies(result.code, label, request.additionalDetails);
  if (typeof asked === 'string') return { result, written: [], notice: reasons[asked](label) };
  const { system, text, grammar } = asked;
  const question = { system, turns: [{ by: 'person' as const, text }], maxOutputTokens, grammar };
  const count = countWork(chosen, models);
  try {
    const reply = await models.ask(chosen, name, {
      ...{ userId, task: 'code', question, signal: caller.signal, totalMs },
    });
    count.add(name, reply);
    const by = `Written by ${name}, a language model: read it before you use it.`;
    const filled = await studio.generateCode(caller, { ...request, reply: { text: reply.text, by } });
    const written = filled?.ok ? (filled.written ?? []) : [];
    const work = await count.total(written.length > 0);
    const left = asked.bodies - written.length;
    return {
      result: filled?.ok ? filled : result,
      written,
      ...(work && { work }),
      ...(left > 0 && { notice: leftOpen(left) }),
    };
  } catch (error) {
    caller.signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof AppError)) throw error;
    return { result, written: [], notice: `${error.message} The methods are left for you to write.` };
  }
};

const reasons: Readonly<Record<NoBodies, (label: string) => string>> = {
  'none-open': () => 'This code has no methods left to write, so the model wasn’t asked.',
  'not-checked': (label) =>
    `${label} has no methods for a model to write, so it wasn’t asked. Choose a programming language, such as TypeScript.`,
  'too-long': () => 'There are too many methods for one request to a model. Select fewer components.',
};

const leftOpen = (count: number): string =>
  `${count === 1 ? 'One method is' : `${count} methods are`} left for you to write: the model’s answer was missing, didn’t parse or changed a signature.`;
