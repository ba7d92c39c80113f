import { desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { promptHistory } from '../../platform/database/schema/index.ts';

export interface UsedPrompt {
  readonly id: number | null;
  readonly prompt: string;
  readonly diagramType: string;
  readonly usedAt: Date | null;
}

const longestHistory = 50;

/** A person's own prompts, each once, the latest first. */
export const listPrompts = (database: Database, userId: number): Promise<UsedPrompt[]> =>
  database
    .select({
      id: max(promptHistory.id),
      prompt: promptHistory.prompt,
      diagramType: promptHistory.diagramType,
      usedAt: max(promptHistory.usedAt),
    })
    .from(promptHistory)
    .where(eq(promptHistory.userId, userId))
    .groupBy(promptHistory.prompt, promptHistory.diagramType)
    .orderBy(desc(max(promptHistory.id)))
    .limit(longestHistory);
