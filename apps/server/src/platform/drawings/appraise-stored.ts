import type { Appraisal } from '@diagloom/studio';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type DiagramRow, diagrams } from '../database/schema/index.ts';
import type { Caller, Studio } from '../studio.ts';

export interface AppraisalTools {
  readonly database: Database;
  readonly studio: Studio;
  readonly caller: Caller;
}

/** A diagram with what is kept with its drawing, which is made up for where the drawing was stored before that was kept. */
export const appraiseStored = async <
  Row extends Pick<DiagramRow, 'id' | 'version' | 'xmlContent' | 'readability' | 'pages'>,
>(
  row: Row,
  { database, studio, caller }: AppraisalTools,
): Promise<Row & Appraisal> => {
  const { readability, pages } = row;
  if (readability !== null && pages !== null) return { ...row, readability, pages };
  const appraisal = await studio.appraise(caller, row.xmlContent);
  await database
    .update(diagrams)
    // Nothing that people made has changed.
    .set({ ...appraisal, updatedAt: sql`${diagrams.updatedAt}` })
    .where(and(eq(diagrams.id, row.id), eq(diagrams.version, row.version)));
  return { ...row, ...appraisal };
};
