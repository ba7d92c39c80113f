import type { AppraisalTools } from '../../platform/drawings/appraise-stored.ts';
import { nothingToRedo, nothingToUndo, versionConflict } from '../../platform/errors/catalogue.ts';
import { type FoundDiagram, insertNextVersion, type StoredDiagram } from './repository.ts';
import { findVersion, listReasons } from './version-repository.ts';
import { versionToRedo, versionToRestore } from './version-to-restore.ts';

interface By {
  readonly userId: number;
  readonly said?: string;
}

/** Makes the drawing before the last change a new version; nothing that is stored goes away. */
export const undoLastChange = async (tools: AppraisalTools, diagram: FoundDiagram, by: By): Promise<StoredDiagram> => {
  const version = versionToRestore(await listReasons(tools.database, diagram.id));
  if (version === undefined) throw nothingToUndo();
  return bringBack(tools, diagram, { ...by, version, reason: 'undone' });
};

/** Makes the drawing that was undone last a new version, as long as nothing else was changed since. */
export const redoLastUndone = async (tools: AppraisalTools, diagram: FoundDiagram, by: By): Promise<StoredDiagram> => {
  const version = versionToRedo(await listReasons(tools.database, diagram.id));
  if (version === undefined) throw nothingToRedo();
  return bringBack(tools, diagram, { ...by, version, reason: 'redone' });
};

/** Makes an earlier state the next version: its drawing, and what the diagram was and meant then. */
export const bringBack = async (
  { database, studio, caller }: AppraisalTools,
  diagram: FoundDiagram,
  { version, reason, ...by }: By & { readonly version: number; readonly reason: 'undone' | 'redone' | 'restored' },
): Promise<StoredDiagram> => {
  const { xmlContent, spec, diagramType, prompt } = await findVersion(database, diagram.id, version);
  const now = { ...(diagramType === null ? {} : { diagramType }), ...(prompt === null ? {} : { prompt }) };
  const appraisal = await studio.appraise(caller, xmlContent);
  const restored = await insertNextVersion(database, diagram, { xmlContent, appraisal, reason, spec, now, ...by });
  if (restored === undefined) throw versionConflict();
  return restored;
};
