import { allow } from '../../platform/access/policy.ts';
import type { AppraisalTools } from '../../platform/drawings/appraise-stored.ts';
import { nothingToUndo, notYoursToUndo, versionConflict } from '../../platform/errors/catalogue.ts';
import { type FoundDiagram, findDiagram, insertNextVersion, type StoredDiagram } from './repository.ts';
import { bringBack } from './undo.ts';
import { findVersion, listReasons } from './version-repository.ts';
import { standingVersions } from './version-to-restore.ts';

interface TakeBack {
  readonly userId: number;
  /** What was changed last up to this one is taken back. */
  readonly version: number;
}

/** How often it is tried anew when others make versions at the same moment. */
const mostTries = 5;

/** Takes back what somebody did themselves. What others did stays, before it and since: where that cannot be, nothing is taken back. */
export const takeBack = async (
  tools: AppraisalTools,
  found: FoundDiagram,
  { userId, version }: TakeBack,
): Promise<StoredDiagram> => {
  const seen = await standingOf(tools, found.id);
  const taken = seen.findLast((one) => one <= version);
  const before = taken === undefined ? undefined : seen[seen.indexOf(taken) - 1];
  if (taken === undefined || before === undefined) throw nothingToUndo();
  if ((await findVersion(tools.database, found.id, taken)).userId !== userId) throw notYoursToUndo();
  if (taken === seen.at(-1)) {
    const choose = async (): Promise<number> => {
      if ((await standingOf(tools, found.id)).at(-1) !== taken) throw notYoursToUndo();
      return before;
    };
    return bringBack(tools, found, { userId, reason: 'undone', choose });
  }
  let diagram = found;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const undone = await putBack(tools, diagram, { userId, taken, before });
    if (undone !== undefined) return undone;
    diagram = allow('change', await findDiagram(tools.database, userId, diagram.id));
  }
  throw versionConflict();
};

const standingOf = async ({ database }: AppraisalTools, id: number): Promise<readonly number[]> =>
  standingVersions(await listReasons(database, id));

/** What one version changed, the other way round, on what the diagram is now; undefined where somebody makes a version meanwhile. */
const putBack = async (
  { database, studio, caller }: AppraisalTools,
  diagram: FoundDiagram,
  { userId, taken, before }: { readonly userId: number; readonly taken: number; readonly before: number },
): Promise<StoredDiagram | undefined> => {
  const [after, earlier] = await Promise.all([
    findVersion(database, diagram.id, taken),
    findVersion(database, diagram.id, before),
  ]);
  const merged = await studio.compareForSharing(caller, after.xmlContent, earlier.xmlContent);
  const changes = merged.map(({ change }) => change);
  const changed = await studio.change(caller, diagram.xmlContent, changes, after.xmlContent);
  if ('isOvertaken' in changed) throw notYoursToUndo();
  const { xml: xmlContent, appraisal } = changed;
  return insertNextVersion(database, diagram, { xmlContent, appraisal, spec: null, reason: 'changed', userId });
};
