import type { TaskModels } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { modelLimits, modelProviders } from '../../platform/database/schema/index.ts';
import type { LimitRow } from '../../platform/models/limits.ts';
import type { Sealer } from '../../platform/models/sealer.ts';

interface GivenSettings {
  readonly isEnabled?: boolean | undefined;
  readonly apiKey?: string | undefined;
  readonly address?: string | undefined;
  readonly model?: string | undefined;
  readonly smallModel?: string | undefined;
  readonly embeddingModel?: string | undefined;
  readonly taskModels?: TaskModels | undefined;
}

/** Keeps what is given and leaves the rest; an empty key is removed, and so is one that was given for another address. */
export const changeProvider = async (
  { database, sealer }: { readonly database: Database; readonly sealer: Sealer },
  id: string,
  { apiKey, ...given }: GivenSettings,
): Promise<void> => {
  const sealedKey = apiKey === undefined ? {} : { sealedKey: apiKey === '' ? null : await sealer.seal(apiKey) };
  // Another address is another server, whatever its models are called.
  const answersWhole = given.address === undefined ? {} : { answersWhole: {} };
  const set = { ...given, ...sealedKey, ...answersWhole, updatedAt: new Date() };
  const keptForOther =
    given.address === undefined || apiKey !== undefined
      ? {}
      : {
          sealedKey: sql`case when ${modelProviders.address} = ${given.address} then ${modelProviders.sealedKey} end`,
        };
  await database
    .insert(modelProviders)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: modelProviders.id, set: { ...set, ...keptForOther } });
};

/** Keeps what a test told of models and pictures, over what was known of them. */
export const keepSight = async (
  database: Database,
  id: string,
  sight: Readonly<Record<string, boolean>>,
): Promise<void> => {
  const merged = sql`${modelProviders.seesImages} || ${JSON.stringify(sight)}::jsonb`;
  await database
    .insert(modelProviders)
    .values({ id, seesImages: sight })
    .onConflictDoUpdate({ target: modelProviders.id, set: { seesImages: merged } });
};

export const changeLimits = async (database: Database, set: Partial<LimitRow>): Promise<void> => {
  if (Object.keys(set).length === 0) return;
  await database.insert(modelLimits).values(set).onConflictDoUpdate({ target: modelLimits.id, set });
};
