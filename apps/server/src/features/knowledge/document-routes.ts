import { createHash } from 'node:crypto';
import {
  deleteDocument as deleteCall,
  diagramMessages,
  getDocument,
  listDocuments as listCall,
  listDrawables,
  restoreDocument as restoreCall,
  updateDocument,
  uploadDocument,
  uploadLimits,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../../platform/activity/add-activity.ts';
import { knowledgeChunks } from '../../platform/database/schema/index.ts';
import { invalidRequest, notFound, unreadableDocument } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { findKnowledgeUse } from '../../platform/knowledge/knowledge-limits.ts';
import { selectChunks } from '../../platform/knowledge/passage-store.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import {
  changeDocument,
  deleteDocument,
  type FoundDocument,
  findDocument,
  forgetDocument,
  insertDocument,
  listCategories,
  listDocuments,
  readContent,
  restoreDocument,
} from './document-repository.ts';
import { type IngestTools, ingestDocument } from './ingest-document.ts';
import type { KnowledgeOptions } from './knowledge-options.ts';
import { presentDocument } from './presenter.ts';

/** A file of 10 MB in base64, with its name. */
const uploadBodyLimit = 15 * 1024 * 1024;

/** Documents belong to a person: those of somebody else are not there. */
export const documentRoutes: FastifyPluginAsyncZod<KnowledgeOptions & IngestTools> = async (app, options) => {
  const { database, studio, rateLimits } = options;
  const find = async (userId: number, id: number): Promise<FoundDocument> => {
    const document = await findDocument(database, userId, id);
    if (document === undefined) throw notFound('document');
    return document;
  };
  const answer = (document: FoundDocument) => ({ success: true as const, document: presentDocument(document) });

  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const [documents, categories, usage] = await Promise.all([
        listDocuments(database, userId, request.query.search),
        listCategories(database, userId),
        findKnowledgeUse(database, userId),
      ]);
      return { success: true as const, documents: documents.map(presentDocument), categories, usage };
    },
  });

  app.route({
    ...routeOf(uploadDocument),
    bodyLimit: uploadBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { fileName, fileData, category } = request.body;
      const bytes = Buffer.from(fileData, 'base64');
      if (bytes.length > uploadLimits.imageBytes) throw invalidRequest({ fileData: diagramMessages.imageLarge });
      const file = { source: fileName, category, bytes, fileHash: createHash('sha256').update(bytes).digest('hex') };
      const { document, wasThere } = await insertDocument(database, authorOf(request, userId), file);
      if (document.state === 'waiting') {
        const { problem } = await ingestDocument(options, document.id, callerOf(reply).signal).catch(
          async (error: unknown) => {
            await forgetDocument(database, document.id);
            throw error;
          },
        );
        if (problem !== undefined) {
          await forgetDocument(database, document.id);
          throw unreadableDocument(problem);
        }
      }
      return { ...answer(await find(userId, document.id)), wasThere };
    },
  });

  app.route({
    ...routeOf(getDocument),
    handler: async (request) => {
      const found = await readContent(database, requirePerson(request).userId, request.params.id);
      if (found === undefined) throw notFound('document');
      const { row, setAside } = found;
      return { ...answer(row), content: row.content, setAside: setAside.map(({ start, end }) => ({ start, end })) };
    },
  });

  app.route({
    ...routeOf(updateDocument),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id } = request.params;
      if (!(await changeDocument(database, userId, id, request.body))) throw notFound('document');
      return answer(await find(userId, id));
    },
  });

  app.route({
    ...routeOf(deleteCall),
    handler: async (request) => {
      const author = authorOf(request, requirePerson(request).userId);
      if (!(await deleteDocument(database, author, request.params.id))) throw notFound('document');
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(restoreCall),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id } = request.params;
      if (!(await restoreDocument(database, userId, id))) throw notFound('document');
      return answer(await find(userId, id));
    },
  });

  app.route({
    ...routeOf(listDrawables),
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { id } = await find(userId, request.params.id);
      const chunks = await selectChunks(database, eq(knowledgeChunks.documentId, id));
      const drawables = await studio.findDrawables(callerOf(reply), chunks);
      return {
        success: true as const,
        drawables: drawables.map(({ headingPath, page, ...rest }) => ({
          ...rest,
          headingPath: [...headingPath],
          page: page ?? null,
        })),
      };
    },
  });
};
