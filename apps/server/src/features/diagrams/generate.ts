import type { GenerateDiagramResponse, generateDiagramRequestSchema } from '@diagloom/contract';
import type { GenerateRequest, StudioTools } from '@diagloom/studio';
import type { z } from 'zod';
import { allow } from '../../platform/access/policy.ts';
import type { PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { notSupported, notUnderstood, versionConflict } from '../../platform/errors/catalogue.ts';
import { askDocuments } from '../../platform/knowledge/ask-documents.ts';
import { replaceCitations } from '../../platform/knowledge/citation-repository.ts';
import type { Caller, Studio } from '../../platform/studio.ts';
import { countUse } from '../../platform/usage/count-use.ts';
import { type Reservation, reserveDiagram } from '../../platform/usage/monthly-limit.ts';
import { presentDiagramResponse, reportOf } from './presenter.ts';
import { type FoundDiagram, findDiagram, insertDiagram, insertGeneratedVersion } from './repository.ts';

type Request = z.output<typeof generateDiagramRequestSchema>;

export interface Generation {
  readonly database: Database;
  readonly studio: Studio;
  readonly author: PersonAuthor;
  readonly caller: Caller;
  readonly request: Request;
  /** The place of a new diagram in the month; absent where one that is there gets a new version. */
  readonly reservation: Reservation | undefined;
  readonly again: FoundDiagram | undefined;
}

/** What can be refused before any work: inputs that nothing reads yet, and a month that is used up. */
export const prepareGeneration = async (given: Omit<Generation, 'reservation' | 'again'>): Promise<Generation> => {
  const { database, author, request } = given;
  if (request.imageData !== undefined) throw notSupported('Drawing from a picture');
  const { diagramId, baseVersion } = request;
  if (diagramId === undefined)
    return { ...given, again: undefined, reservation: await reserveDiagram(database, author.actorId) };
  const again = allow('change', await findDiagram(database, author.actorId, diagramId));
  if (again.version !== baseVersion) throw versionConflict();
  return { ...given, again, reservation: undefined };
};

/** Drafts, draws and stores a diagram. The reserved place is given back where that fails or is stopped. */
export const runGeneration = async (
  { database, studio, author, caller, request, reservation, again }: Generation,
  progress: Pick<StudioTools, 'onStage'> = {},
): Promise<GenerateDiagramResponse> => {
  const { prompt: text, diagramType: wanted, templateXml, templateName } = request;
  const prompt = text === '' ? `Template: ${templateName || 'untitled.drawio'}` : text;
  try {
    const passages = request.useRAG
      ? { passages: await askDocuments(database, author.actorId, { prompt: text, knowledge: request.knowledge }) }
      : {};
    const result = await studio.generate(
      caller,
      { prompt: text, type: wanted, ...templateOf(templateXml, templateName), ...passages },
      progress,
    );
    if (!result.ok) throw notUnderstood(result.message, result.examples);
    caller.signal.throwIfAborted();
    const title = result.spec.title === '' ? titleFrom(prompt) : result.spec.title.slice(0, longestTitle);
    const { xml: xmlContent, appraisal, spec, type: diagramType } = result;
    const report = reportOf(result);
    const draft = { title, prompt, diagramType, xmlContent, appraisal, spec, report };
    const diagram =
      again === undefined
        ? await insertDiagram(database, author, draft, reservation)
        : await insertGeneratedVersion(database, author, again, draft);
    if (diagram === undefined) throw versionConflict();
    await replaceCitations(database, diagram.id, result);
    if (request.useRAG) await countUse(database, author.actorId, 'ragQueriesUsed');
    return { ...presentDiagramResponse(diagram), ...report };
  } catch (error) {
    await reservation?.release();
    throw error;
  }
};

const templateOf = (xml: string | undefined, name: string | undefined): Pick<GenerateRequest, 'template'> =>
  xml === undefined ? {} : { template: { xml, ...(name === undefined ? {} : { name }) } };

const longestTitle = 200;

/** The first sentence, cut at a word. */
const titleFrom = (prompt: string): string => {
  const sentence = prompt.split(/[.!?\n]/, 1)[0]?.trim() ?? prompt;
  if (sentence.length <= 60) return sentence === '' ? prompt.slice(0, 60) : sentence;
  return `${sentence.slice(0, 60).replace(/\s+\S*$/, '')} …`;
};
