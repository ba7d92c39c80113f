import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagramVersions } from '../database/schema/index.ts';

/** The drawing of one version, which never changes; undefined where there is none. */
export const readDrawing = async (database: Database, id: number, version: number): Promise<string | undefined> => {
  const [found] = await database
    .select({ xmlContent: diagramVersions.xmlContent })
    .from(diagramVersions)
    .where(and(eq(diagramVersions.diagramId, id), eq(diagramVersions.version, version)));
  return found?.xmlContent;
};
