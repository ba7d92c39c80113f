import type { DiagramAccess } from '@diagloom/contract';
import { may } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { listReasons } from './version-repository.ts';
import { standingVersions, versionToRedo, versionToRestore } from './version-to-restore.ts';

/** How far back and forth somebody can go. */
export interface Reach {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** In: a diagram’s id, who asks and what they may do with it. What somebody else did last is not theirs to take back. */
export const findReach = async (
  store: Pick<Database, 'select'>,
  id: number,
  by: { readonly access: DiagramAccess; readonly userId: number },
): Promise<Reach> => {
  if (!may('change', by)) return { canUndo: false, canRedo: false };
  const versions = await listReasons(store, id);
  return {
    canUndo: versionToRestore(versions) !== undefined && authorOfLast(versions) === by.userId,
    canRedo: versionToRedo(versions) !== undefined,
  };
};

const authorOfLast = (versions: Awaited<ReturnType<typeof listReasons>>): number | null | undefined => {
  const last = standingVersions(versions).at(-1);
  return versions.find(({ version }) => version === last)?.userId;
};
