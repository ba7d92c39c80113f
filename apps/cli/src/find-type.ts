import { type DiagramTypeId, diagramTypeCatalog, findDiagramType } from '@diagloom/types';
import { UsageError } from './command.ts';

export const defaultType: DiagramTypeId = 'flowchart';

/** The type with that id or alias. Throws a `UsageError` that lists the types for any other word. */
export const findType = (word: string): DiagramTypeId => {
  const entry = findDiagramType(word);
  if (entry !== undefined) return entry.id;
  throw new UsageError(`There’s no diagram type "${word}". Types: ${typeNames()}.`);
};

export const typeNames = (): string => diagramTypeCatalog.map(({ id }) => id).join(', ');
