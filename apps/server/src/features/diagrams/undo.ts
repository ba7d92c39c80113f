import type { Database } from '../../platform/database/database.ts';
import { nothingToUndo, versionConflict } from '../../platform/errors/catalogue.ts';
import { type FoundDiagram, insertNextVersion } from './repository.ts';
import { findVersionXml, listReasons } from './version-repository.ts';
import { versionToRestore } from './version-to-restore.ts';

/** Makes the drawing before the last change a new version; nothing that is stored goes away. */
export const undoLastChange = async (
  database: Database,
  diagram: FoundDiagram,
  by: { readonly userId: number; readonly said?: string },
): Promise<FoundDiagram> => {
  const version = versionToRestore(await listReasons(database, diagram.id));
  const xmlContent = version === undefined ? undefined : await findVersionXml(database, diagram.id, version);
  if (xmlContent === undefined) throw nothingToUndo();
  const restored = await insertNextVersion(database, diagram, { xmlContent, reason: 'undone', ...by });
  if (restored === undefined) throw versionConflict();
  return restored;
};
