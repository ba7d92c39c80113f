import { applyChanges, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Cell, CellChange, DiagramDocument } from '@diagloom/diagram/model';
import { areApart, touchedBetween, touchedBy } from './touched-cells.ts';

export type ChangedDiagram =
  | {
      readonly xml: string;
      /** True where things only stand elsewhere or are larger or smaller. */
      readonly keepsMeaning?: boolean;
    }
  /** Somebody else has changed what the changes are about. */
  | { readonly isOvertaken: true };

/**
 * Applies changes to a draw.io file; cells that they do not name keep their bytes. Where they were made on an earlier `base`, what was
 * changed since must have nothing to do with them. Throws a `DrawioError` for a bad file.
 */
export const changeDiagram = (xml: string, changes: readonly CellChange[], base?: string): ChangedDiagram => {
  const document = readDrawio(xml);
  if (base !== undefined && !isFree(readDrawio(base), document, changes)) return { isOvertaken: true };
  return { xml: writeDrawio(applyChanges(document, changes)), keepsMeaning: movesOnly(document, changes) };
};

const isFree = (base: DiagramDocument, now: DiagramDocument, changes: readonly CellChange[]): boolean => {
  const since = touchedBetween(base, now);
  return since !== undefined && areApart(since, touchedBy([base], changes));
};

const movesOnly = ({ pages }: DiagramDocument, changes: readonly CellChange[]): boolean =>
  changes.every((change) => {
    if (change.kind === 'remove' || change.before !== undefined) return false;
    const cells = pages.find(({ id }) => id === change.page)?.cells ?? [];
    const old = cells.find(({ id }) => id === change.cell.id);
    return old !== undefined && meaningOf(old) === meaningOf(change.cell);
  });

/** All of a cell but where it stands. */
const meaningOf = ({ kind, value, style, parent, source, target, wrapper }: Cell): string =>
  JSON.stringify([kind, value, style, parent, source, target, wrapper]);
