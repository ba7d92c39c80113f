import type { GenerateDiagramResponse, generateDiagramRequestSchema, ModelLines, Warning } from '@diagloom/contract';
import { writeNotation } from '@diagloom/diagram/model';
import type { GenerateRequest, StudioTools } from '@diagloom/studio';
import type { ModelPicture } from '@diagloom/vision';
import type { z } from 'zod';
import { allow } from '../../platform/access/policy.ts';
import type { PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { modelIsBlind, notUnderstood, versionConflict } from '../../platform/errors/catalogue.ts';
import { bytesOfImage } from '../../platform/http/image-data.ts';
import { askDocuments } from '../../platform/knowledge/ask-documents.ts';
import { replaceCitations } from '../../platform/knowledge/citation-repository.ts';
import { measureNearness } from '../../platform/knowledge/measure-nearness.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import type { Models } from '../../platform/models/models.ts';
import { modelsFor } from '../../platform/models/models-for.ts';
import type { ProviderState } from '../../platform/models/provider-settings.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import type { Caller, Studio } from '../../platform/studio.ts';
import { countUse } from '../../platform/usage/count-use.ts';
import { type Reservation, reserveDiagram } from '../../platform/usage/monthly-limit.ts';
import { canDraft, draftWithModel } from './modelled/draft-with-model.ts';
import { presentDiagramResponse, reportOf } from './presenter.ts';
import { type FoundDiagram, findDiagram, insertDiagram, insertGeneratedVersion } from './repository.ts';

type Request = z.output<typeof generateDiagramRequestSchema>;

export interface Generation {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictureReader: PictureReader;
  readonly models: Models;
  readonly lessons: Lessons;
  readonly author: PersonAuthor;
  readonly caller: Caller;
  readonly request: Request;
  /** The place of a new diagram in the month; absent where one that is there gets a new version. */
  readonly reservation: Reservation | undefined;
  readonly again: FoundDiagram | undefined;
  /** The language model that was chosen; absent for the engine alone. */
  readonly chosen: ProviderState | undefined;
}

interface Listening extends Pick<StudioTools, 'onStage'> {
  /** Told what a model writes, as it comes. */
  readonly onModel?: (lines: ModelLines) => void;
}

/** What can be refused before any work: a model that is none, a version that is not the last, and a month that is used up. */
export const prepareGeneration = async (
  given: Omit<Generation, 'reservation' | 'again' | 'chosen'>,
): Promise<Generation> => {
  const { database, author, request } = given;
  const { diagramId, baseVersion, model } = request;
  const chosen = model === undefined ? undefined : await given.models.choose(model);
  if (request.imageData !== undefined && chosen && modelsFor(chosen, 'look').length === 0) throw modelIsBlind();
  if (diagramId === undefined)
    return { ...given, chosen, again: undefined, reservation: await reserveDiagram(database, author.actorId) };
  const again = allow('change', await findDiagram(database, author.actorId, diagramId));
  if (again.version !== baseVersion) throw versionConflict();
  return { ...given, chosen, again, reservation: undefined };
};

/** Drafts, draws and stores a diagram. The reserved place is given back where that fails or is stopped. */
export const runGeneration = async (
  { database, studio, pictureReader, models, lessons, author, caller, request, reservation, again, chosen }: Generation,
  { onModel = () => {}, ...progress }: Listening = {},
): Promise<GenerateDiagramResponse> => {
  const { prompt: text, diagramType: wanted, templateXml, templateName, imageData, page = 1 } = request;
  const prompt =
    text || (imageData === undefined ? `Template: ${templateName || 'untitled.drawio'}` : convertPrompt(wanted));
  try {
    const { actorId: userId } = author;
    const unranked: Warning[] = [];
    const onFailed = (message: string): void => void unranked.push({ code: 'model', message });
    const nearness = measureNearness({ database, models, chosen, userId, signal: caller.signal, onFailed });
    const passages = request.useRAG
      ? { passages: await askDocuments(database, userId, { prompt: text, knowledge: request.knowledge, nearness }) }
      : {};
    const file = imageData === undefined ? undefined : { bytes: bytesOfImage(imageData), page };
    const picture = file === undefined ? {} : { reading: (await pictureReader.read(caller, file)).reading };
    const toDraw = { prompt: text, type: wanted, ...templateOf(templateXml, templateName), ...passages, ...picture };
    const drafted = await studio.generate(caller, toDraw, progress);
    const bettered =
      chosen === undefined || !canDraft(toDraw, drafted)
        ? { notices: [] }
        : await draftWithModel(chosen, {
            ...{ models, studio, caller, request: toDraw, result: drafted, onLines: onModel },
            userId,
            ...(file && { picture: toDataUrl(await pictureReader.forModel(caller, file)) }),
          });
    const result = bettered.drawn === undefined ? drafted : { ...typeReasons(drafted), ...bettered.drawn };
    if (!result.ok)
      throw notUnderstood(
        [...bettered.notices.map(({ message }) => message), result.message].join(' '),
        result.examples,
      );
    caller.signal.throwIfAborted();
    const title = result.spec.title === '' ? titleFrom(prompt) : result.spec.title.slice(0, longestTitle);
    const { xml: xmlContent, appraisal, spec, type: diagramType } = result;
    const report = {
      ...reportOf(result, [...unranked, ...bettered.notices]),
      ...(bettered.work && { model: bettered.work }),
    };
    const draft = { title, prompt, diagramType, xmlContent, appraisal, spec, report };
    const diagram =
      again === undefined
        ? await insertDiagram(database, author, draft, reservation)
        : await insertGeneratedVersion(database, author, again, draft);
    if (diagram === undefined) throw versionConflict();
    await replaceCitations(database, diagram.id, result);
    // What documents and pictures say is theirs, and no lesson in reading prompts.
    if (bettered.drawn !== undefined && !request.useRAG && file === undefined && isBadlyRead(drafted))
      await lessons.learn({
        ...{ userId, kind: 'prompt', diagramType, text, before: '' },
        answer: writeNotation(spec, { ids: 'left out' }),
        model: bettered.work?.model ?? '',
      });
    if (request.useRAG) await countUse(database, userId, 'ragQueriesUsed');
    return { ...presentDiagramResponse(diagram), ...report };
  } catch (error) {
    await reservation?.release();
    throw error;
  }
};

/** What stands for the words that somebody who sends a picture need not write. */
const convertPrompt = (type: string): string =>
  type === 'auto' ? 'Convert this image to a diagram' : `Convert this image to a ${type} diagram`;

const toDataUrl = ({ jpeg }: ModelPicture): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;

const templateOf = (xml: string | undefined, name: string | undefined): Pick<GenerateRequest, 'template'> =>
  xml === undefined ? {} : { template: { xml, ...(name === undefined ? {} : { name }) } };

/** Why this type, and which other one: the engine read the text, whoever drafts. */
const typeReasons = (result: Awaited<ReturnType<Studio['generate']>>) => {
  const { betterType, chosenType } = result.ok ? result : {};
  return { ...(betterType && { betterType }), ...(chosenType && { chosenType }) };
};

/** The engine had no answer, or doubted its own. */
const isBadlyRead = (drafted: Awaited<ReturnType<Studio['generate']>>): boolean =>
  !drafted.ok || drafted.warnings.some(({ code }) => code === 'doubtful');

const longestTitle = 200;

/** The first sentence, cut at a word. */
const titleFrom = (prompt: string): string => {
  const sentence = prompt.split(/[.!?\n]/, 1)[0]?.trim() ?? prompt;
  if (sentence.length <= 60) return sentence === '' ? prompt.slice(0, 60) : sentence;
  return `${sentence.slice(0, 60).replace(/\s+\S*$/, '')} …`;
};
