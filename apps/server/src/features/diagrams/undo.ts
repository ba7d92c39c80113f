import type { AppraisalTools } from '../../platform/drawings/appraise-stored.ts';
import { readDrawing } from '../../platform/drawings/read-drawing.ts';
import { nothingToUndo, versionConflict } from '../../platform/errors/catalogue.ts';
import { type FoundDiagram, insertNextVersion, type StoredDiagram } from './repository.ts';
import { listReasons } from './version-repository.ts';
import { versionToRestore } from './version-to-restore.ts';

/** Makes the drawing before the last change a new version; nothing that is stored goes away. */
export const undoLastChange = async (
  { database, studio, caller }: AppraisalTools,
  diagram: FoundDiagram,
  by: { readonly userId: number; readonly said?: string },
): Promise<StoredDiagram> => {
  const version = versionToRestore(await listReasons(database, diagram.id));
  const xmlContent = version === undefined ? undefined : await readDrawing(database, diagram.id, version);
  if (xmlContent === undefined) throw nothingToUndo();
  const appraisal = await studio.appraise(caller, xmlContent);
  const restored = await insertNextVersion(database, diagram, { xmlContent, appraisal, reason: 'undone', ...by });
  if (restored === undefined) throw versionConflict();
  return restored;
};
