import { type DiagramSpec, writeNotation } from '@diagloom/diagram/model';
import { type TextNotation, textNotations, type WrittenNotation, writeTextNotation } from '@diagloom/diagram/notations';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';

/** A text that says what a diagram means; places and looks stay in the drawing. */
export interface TextFormat {
  /** As it stands in requests, such as `mermaid`. */
  readonly id: string;
  /** For people. */
  readonly label: string;
  /** The file name's ending without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Undefined where the format has no form for such a diagram. */
  readonly write: (spec: DiagramSpec) => WrittenNotation | undefined;
}

const wholly = (text: string): WrittenNotation => ({ text, leftOut: [] });

const ofTool = (notation: TextNotation): TextFormat => ({
  id: notation.id,
  label: notation.label,
  extension: notation.extension,
  mediaType: notation.mediaType,
  write: (spec) => writeTextNotation(withDirection(spec), notation),
});

/** Other tools have a direction of their own where a text names none. */
const withDirection = (spec: DiagramSpec): DiagramSpec => {
  const type = findDiagramType(spec.type);
  return type === undefined ? spec : { direction: diagramTypeOf(type.id).direction, ...spec };
};

/** In the order in which they are offered. */
export const textFormats: readonly TextFormat[] = [
  ...textNotations.map(ofTool),
  {
    id: 'notation',
    label: 'Diagloom notation',
    extension: 'txt',
    mediaType: 'text/plain',
    write: (spec) => wholly(writeNotation(spec)),
  },
  {
    id: 'json',
    label: 'DiagramSpec (JSON)',
    extension: 'json',
    mediaType: 'application/json',
    write: (spec) => wholly(`${JSON.stringify(spec, null, 2)}\n`),
  },
];
