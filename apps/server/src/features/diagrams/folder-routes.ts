import {
  createFolder,
  deleteFolder as deleteCall,
  type Folder,
  listFolders as listCall,
  renameFolder as renameCall,
} from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { folderExists, notFound, tooManyFolders } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { deleteFolder, hasNamesake, insertFolder, listFolders, renameFolder } from './folder-repository.ts';

const mostFolders = 200;

/** Folders belong to a person: those of somebody else are not there. */
export const folderRoutes: FastifyPluginAsyncZod<{ readonly database: Database }> = async (app, { database }) => {
  const find = async (userId: number, id: number): Promise<Folder> => {
    const folder = (await listFolders(database, userId)).find((each) => each.id === id);
    if (folder === undefined) throw notFound('folder');
    return folder;
  };

  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const folders = await listFolders(database, requirePerson(request).userId);
      return { success: true as const, folders };
    },
  });

  app.route({
    ...routeOf(createFolder),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      if ((await listFolders(database, userId)).length >= mostFolders) throw tooManyFolders(mostFolders);
      const row = await insertFolder(database, userId, request.body.name);
      if (row === undefined) throw folderExists();
      return { success: true as const, folder: { id: row.id, name: row.name, count: 0 } };
    },
  });

  app.route({
    ...routeOf(renameCall),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const folder = { id: request.params.id, userId, name: request.body.name };
      if (await hasNamesake(database, folder)) throw folderExists();
      await renameFolder(database, folder);
      return { success: true as const, folder: await find(userId, folder.id) };
    },
  });

  app.route({
    ...routeOf(deleteCall),
    handler: async (request) => {
      const isDeleted = await deleteFolder(database, requirePerson(request).userId, request.params.id);
      if (!isDeleted) throw notFound('folder');
      return { success: true as const };
    },
  });
};
