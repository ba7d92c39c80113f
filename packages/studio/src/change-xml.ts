import { applyChanges, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { CellChange } from '@diagloom/diagram/model';

/** Applies changes to a draw.io file; cells that they do not name keep their bytes. Throws a `DrawioError` for a bad file. */
export const changeXml = (xml: string, changes: readonly CellChange[]): string =>
  writeDrawio(applyChanges(readDrawio(xml), changes));
