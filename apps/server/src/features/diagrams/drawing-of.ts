import type { Database } from '../../platform/database/database.ts';
import { readDrawing } from '../../platform/drawings/read-drawing.ts';
import { noSuchVersion } from '../../platform/errors/catalogue.ts';

/** The drawing of a version. Throws `not_found` where there is no such version. */
export const drawingOf = async (database: Database, id: number, version: number): Promise<string> => {
  const xml = await readDrawing(database, id, version);
  if (xml === undefined) throw noSuchVersion(version);
  return xml;
};
