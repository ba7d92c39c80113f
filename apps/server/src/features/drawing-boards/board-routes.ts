import {
  boardLimits,
  createBoard,
  deleteBoard as deleteCall,
  getBoard,
  listBoards as listCall,
  saveBoard,
} from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { boardConflict, notFound, tooManyBoards } from '../../platform/errors/catalogue.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import {
  deleteBoard,
  findBoard,
  insertBoard,
  listBoards,
  presentBoard,
  presentBoardSummary,
  updateBoard,
} from './board-repository.ts';

export interface BoardOptions {
  readonly database: Database;
  readonly rateLimits: RateLimits;
}

/** Boards belong to a person: those of somebody else are not there. */
export const boardRoutes: FastifyPluginAsyncZod<BoardOptions> = async (app, { database, rateLimits }) => {
  // Before the body is read, which may be large. A visitor is refused here as well.
  const writing = { bodyLimit: boardLimits.bytes, onRequest: limitByPerson(app, rateLimits.draw) };

  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const rows = await listBoards(database, requirePerson(request).userId);
      return { success: true as const, boards: rows.map(presentBoardSummary) };
    },
  });

  app.route({
    ...routeOf(createBoard),
    ...writing,
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { length } = await listBoards(database, userId);
      if (length >= boardLimits.boards) throw tooManyBoards(boardLimits.boards);
      return { success: true as const, board: presentBoard(await insertBoard(database, userId, request.body)) };
    },
  });

  app.route({
    ...routeOf(getBoard),
    handler: async (request) => {
      const row = await findBoard(database, requirePerson(request).userId, request.params.id);
      if (row === undefined) throw notFound('board');
      return { success: true as const, board: presentBoard(row) };
    },
  });

  app.route({
    ...routeOf(saveBoard),
    ...writing,
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id } = request.params;
      const { baseRevision: revision, title, elements } = request.body;
      const row = await updateBoard(database, userId, {
        id,
        revision,
        elements,
        ...(title === undefined ? {} : { title }),
      });
      if (row !== undefined) return { success: true as const, board: presentBoardSummary(row) };
      throw (await findBoard(database, userId, id)) === undefined ? notFound('board') : boardConflict();
    },
  });

  app.route({
    ...routeOf(deleteCall),
    handler: async (request) => {
      const author = authorOf(request, requirePerson(request).userId);
      if (!(await deleteBoard(database, author, request.params.id))) throw notFound('board');
      return { success: true as const };
    },
  });
};
