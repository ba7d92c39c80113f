import type { BetterType, ModelLines, ModelWork, Warning } from '@diagloom/contract';
import { ModelFailure, type ModelQuestion } from '@diagloom/providers';
import { collectLines } from '@diagloom/providers/reply';
import { type GenerateRequest, type GenerateResult, rehearseWhileWritten } from '@diagloom/studio';
import { type DiagramTypeId, findDiagramType } from '@diagloom/types';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Models } from '../../../platform/models/models.ts';
import { modelsFor } from '../../../platform/models/models-for.ts';
import type { ProviderState } from '../../../platform/models/provider-settings.ts';
import type { Caller, Studio } from '../../../platform/studio.ts';
import { askAgain } from './ask-again.ts';
import { askInTurn } from './ask-in-turn.ts';
import { chooseType } from './choose-type.ts';
import { countWork, type WorkCount } from './count-work.ts';
import { mendLines } from './mend-lines.ts';

export interface ModelDraft {
  readonly models: Models;
  readonly studio: Studio;
  readonly caller: Caller;
  readonly userId: number;
  readonly request: GenerateRequest;
  /** What the engine made of it: its draft, which stays where the model's is not as good, or why it has none. */
  readonly result: Awaited<ReturnType<Studio['generate']>>;
  readonly onLines: (lines: ModelLines) => void;
  /** A picture as a data URL, which the model sees; `result` is what was read in it then. */
  readonly picture?: string;
}

type Drawn = Extract<Awaited<ReturnType<Studio['drawReply']>>, { readonly ok: true }>['diagram'];

export interface ModelDrafted {
  /** Absent where the draft stays. */
  readonly drawn?: Drawn;
  /** Who did what; absent where no model answered. */
  readonly work?: ModelWork;
  /** Why the draft stays, or what was left out. */
  readonly notices: readonly Warning[];
}

/** Notation of the largest diagrams that people describe in a prompt. */
const maxOutputTokens = 4000;

/** Whose turn all rehearsals take: what people wait for goes beside them. */
const whoRehearses = 'rehearsals';

/** Everything that is asked for one diagram ends by then. */
const longestMs = 100_000;

/**
 * Has a model better the draft: the small one first, the large one where its answer does not do. Whatever goes wrong leaves the draft, with
 * a notice; only the caller's own leaving is thrown.
 */
export const draftWithModel = async (chosen: ProviderState, draft: ModelDraft): Promise<ModelDrafted> => {
  const count = countWork(chosen, draft.models);
  const until = performance.now() + longestMs;
  const notices: Warning[] = [];
  try {
    const { type, why } = await typeFor(chosen, draft, count);
    let kept: Warning | undefined;
    const drafted = await askInTurn(modelsFor(chosen, draft.picture === undefined ? 'draft' : 'look'), {
      ...{ until, signal: draft.caller.signal },
      attempt: async (name) => {
        const answered = await draftOnce(chosen, { name, draft, type, count, until });
        if (answered.ok) return answered;
        kept = keptBecause(answered.why, draft.result.ok);
        return undefined;
      },
    });
    if (drafted !== undefined) {
      const work = await count.total(true);
      const left = [
        ...(drafted.badLines.length === 0 ? [] : [leftOut(drafted.badLines.length)]),
        ...(drafted.isFull ? [endMissing] : []),
      ];
      const drawn = { ...drafted.diagram, ...(why && { chosenType: why }) };
      return { drawn, notices: left, ...(work && { work }) };
    }
    if (kept !== undefined) notices.push(kept);
  } catch (error) {
    draft.caller.signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof AppError)) throw error;
    notices.push({ code: 'model', message: `${error.message}${draft.result.ok ? ` ${stays}` : ''}` });
  }
  const work = await count.total(false);
  return { notices, ...(work && { work }) };
};

interface Attempt {
  readonly name: string;
  readonly draft: ModelDraft;
  readonly type: DiagramTypeId;
  readonly count: WorkCount;
  readonly until: number;
}

const draftOnce = async (chosen: ProviderState, { name, draft, type, count, until }: Attempt) => {
  const { models, studio, caller, userId, request, result, onLines, picture } = draft;
  const { system, text, grammar, mendGrammar } = await studio.prepareDraft(caller, request, type);
  const question: ModelQuestion = {
    system,
    turns: [{ by: 'person', text, ...(picture !== undefined && { images: [picture] }) }],
    maxOutputTokens,
    grammar,
  };
  const tell = (lines: readonly string[], restart = false): void =>
    onLines({ label: chosen.provider.label, model: name, type, restart, lines: [...lines] });
  const { template, theme, passages } = request;
  const worn = { ...(theme === undefined ? {} : { theme }), ...(template === undefined ? {} : { template }) };
  const rehearse = () =>
    rehearseWhileWritten((reply) => studio.rehearseReply({ ...caller, who: whoRehearses }, { type, reply, ...worn }));
  let rehearsal = rehearse();
  const reply = await askAgain(() => {
    const collector = collectLines();
    rehearsal = rehearse();
    tell([], true);
    return models.ask(chosen, name, {
      userId,
      task: 'draft',
      question,
      signal: caller.signal,
      totalMs: Math.max(1, until - performance.now()),
      onText: (piece) => {
        const lines = collector.take(piece);
        if (lines.length === 0) return;
        tell(lines);
        rehearsal.take(lines);
      },
    });
  }, caller.signal);
  count.add(name, reply);
  const rehearsed = rehearsal.best();
  const toDraw = {
    prompt: request.prompt,
    type,
    reply: reply.text,
    engine: chosen.provider.id,
    ...worn,
    ...(rehearsed === undefined ? {} : { rehearsed }),
    ...(passages === undefined ? {} : { passages }),
    ...(picture !== undefined && { isOfPicture: true }),
    ...(result.ok && (result.coverage !== null || picture !== undefined)
      ? { draft: { spec: result.spec, xml: result.xml, coverage: result.coverage ?? 0, citations: result.citations } }
      : {}),
  };
  const { isFull } = reply;
  const drawn = { ...(await studio.drawReply(caller, toDraw)), isFull };
  if (!drawn.ok && drawn.why === 'no-diagram') return drawn;
  const mended = await mendLines(drawn.badLines, {
    question: { ...question, grammar: mendGrammar },
    reply: reply.text,
    ask: (lines) =>
      models.ask(chosen, name, {
        ...{ userId, task: 'mend', question: lines, signal: caller.signal },
        totalMs: Math.max(1, until - performance.now()),
      }),
  });
  if (mended === undefined) return drawn;
  count.add(name, mended);
  const again = await studio.drawReply(caller, { ...toDraw, mended: mended.text });
  return again.ok ? { ...again, isFull } : drawn;
};

/** What was asked for or is what the engine read; where it read nothing, or only guessed at another language, the model says. */
const typeFor = async (
  chosen: ProviderState,
  draft: ModelDraft,
  count: WorkCount,
): Promise<{ readonly type: DiagramTypeId; readonly why?: BetterType }> => {
  const { request, result } = draft;
  if (request.type !== 'auto') return { type: result.ok ? result.type : request.type };
  const isOpen = result.ok ? result.isTypeGuess && result.warnings.some(isOfOtherLanguage) : !result.chosenType;
  const why = isOpen ? await chooseType(chosen, draft, count) : result.chosenType;
  const type = findDiagramType(why?.type ?? '')?.id ?? (result.ok ? result.type : 'flowchart');
  return { type, ...(why && { why }) };
};

const isOfOtherLanguage = ({ code }: { readonly code: string }): boolean => code === 'other-language';

const stays = 'The built-in engine’s draft is kept.';

const reasons = {
  'no-diagram': 'The model’s answer didn’t contain a diagram.',
  'less-covered': 'The model’s diagram shows less of your description than the draft.',
  'another-picture': 'The model’s diagram is missing much of what was read in the image.',
  'hard-to-read': 'The model’s diagram is harder to read than the draft.',
  problems: 'The model’s diagram breaks rules of its type that the draft keeps.',
} as const;

const keptBecause = (why: keyof typeof reasons, hasDraft: boolean): Warning => ({
  code: 'model',
  message: hasDraft
    ? `${reasons[why]} ${stays}`
    : `${reasons[why]} Describe the diagram in other words, or choose another model.`,
});

const endMissing: Warning = {
  code: 'model',
  message:
    'The model’s answer hit the length limit, so the end may be missing. Check the diagram, or describe it in parts.',
};

const leftOut = (lines: number): Warning => ({
  code: 'model',
  message: `${lines === 1 ? 'One line' : `${lines} lines`} of the model’s answer couldn’t be read and ${lines === 1 ? 'was' : 'were'} left out.`,
});

/** True where there is a text or a picture to draft from: a template alone is taken as it is. */
export const canDraft = (
  { prompt, reading }: GenerateRequest,
  result: GenerateResult | ModelDraft['result'],
): boolean => reading !== undefined || (prompt.trim() !== '' && (!result.ok || result.coverage !== null));
