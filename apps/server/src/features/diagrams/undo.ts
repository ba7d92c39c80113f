import { allow } from '../../platform/access/policy.ts';
import type { AppraisalTools } from '../../platform/drawings/appraise-stored.ts';
import { nothingToRedo, nothingToUndo, versionConflict } from '../../platform/errors/catalogue.ts';
import { type FoundDiagram, findDiagram, insertNextVersion, type StoredDiagram, type Turn } from './repository.ts';
import { findVersion, listReasons } from './version-repository.ts';
import { versionToRedo, versionToRestore } from './version-to-restore.ts';

interface By {
  readonly userId: number;
  readonly turn?: Turn;
}

/** Makes the drawing before the last change a new version; nothing that is stored goes away. */
export const undoLastChange = (tools: AppraisalTools, diagram: FoundDiagram, by: By): Promise<StoredDiagram> =>
  bringBack(tools, diagram, {
    ...by,
    reason: 'undone',
    choose: async () => {
      const version = versionToRestore(await listReasons(tools.database, diagram.id));
      if (version === undefined) throw nothingToUndo();
      return version;
    },
  });

/** Makes the drawing that was undone last a new version, as long as nothing else was changed since. */
export const redoLastUndone = (tools: AppraisalTools, diagram: FoundDiagram, by: By): Promise<StoredDiagram> =>
  bringBack(tools, diagram, {
    ...by,
    reason: 'redone',
    choose: async () => {
      const version = versionToRedo(await listReasons(tools.database, diagram.id));
      if (version === undefined) throw nothingToRedo();
      return version;
    },
  });

interface BringBack extends By {
  readonly reason: 'undone' | 'redone' | 'restored';
  /** Which state comes back, as things stand. */
  readonly choose: () => Promise<number>;
}

/** How often it is tried anew when others make versions at the same moment. */
const mostTries = 5;

/** Makes an earlier state the next version, also where others make versions at the same moment. */
export const bringBack = async (
  tools: AppraisalTools,
  found: FoundDiagram,
  { choose, ...by }: BringBack,
): Promise<StoredDiagram> => {
  let diagram = found;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const restored = await store(tools, diagram, { ...by, version: await choose() });
    if (restored !== undefined) return restored;
    diagram = allow('change', await findDiagram(tools.database, by.userId, diagram.id));
  }
  throw versionConflict();
};

/** Its drawing, and what the diagram was and meant then; undefined where somebody else made a version meanwhile. */
const store = async (
  { database, studio, caller }: AppraisalTools,
  diagram: FoundDiagram,
  { version, reason, ...by }: Omit<BringBack, 'choose'> & { readonly version: number },
): Promise<StoredDiagram | undefined> => {
  const { xmlContent, spec, diagramType, prompt } = await findVersion(database, diagram.id, version);
  const now = { ...(diagramType === null ? {} : { diagramType }), ...(prompt === null ? {} : { prompt }) };
  const appraisal = await studio.appraise(caller, xmlContent);
  return insertNextVersion(database, diagram, { xmlContent, appraisal, reason, spec, now, ...by });
};
