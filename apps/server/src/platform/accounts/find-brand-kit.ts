import type { BrandKit } from '@diagloom/diagram/themes';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';

/** The colours and font that somebody keeps for their diagrams; undefined where there are none. */
export const findBrandKit = async (database: Database, userId: number): Promise<BrandKit | undefined> => {
  const [found] = await database.select({ brandKit: users.brandKit }).from(users).where(eq(users.id, userId));
  return found?.brandKit ?? undefined;
};
