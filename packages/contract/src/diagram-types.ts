import { autoDiagramType, diagramTypeCatalog, findDiagramType } from '@diagloom/types/catalog';
import * as z from 'zod/mini';

const unknownType = (value: string): string =>
  `There’s no diagram type "${value.slice(0, 40)}". Choose one of: ${diagramTypeCatalog.map(({ id }) => id).join(', ')}.`;

/** Takes an id or alias of the type catalogue and gives the id. */
export const diagramTypeSchema = z.pipe(
  z.string({ error: 'Diagram type is required' }),
  z.transform((value, context) => {
    const type = findDiagramType(value);
    if (type !== undefined) return type.id;
    context.issues.push({ code: 'custom', message: unknownType(value), input: value });
    return z.NEVER;
  }),
);

/** The same, or `auto` where the text is to decide. */
export const wantedTypeSchema = z.pipe(
  z.string({ error: 'Diagram type is required' }),
  z.transform((value, context) => {
    if (value.trim().toLowerCase() === autoDiagramType.id) return autoDiagramType.id;
    const type = findDiagramType(value);
    if (type !== undefined) return type.id;
    context.issues.push({ code: 'custom', message: unknownType(value), input: value });
    return z.NEVER;
  }),
);
