import { type DiagramTypeId, findDiagramType, offeredDiagramTypes, typeNamedIn } from '@diagloom/types/catalog';
import { convertStrings } from '../../../strings/board.ts';
import { pictureStrings } from '../../../strings/picture.ts';

/** What the specification offers for images: the first eight types of the form for prompts. */
const firstTypes = offeredDiagramTypes.slice(0, 8).map(({ id, label }) => ({ value: id, label }));

/** Before an image is read. */
export const wantedTypes = [{ value: 'auto', label: pictureStrings.auto }, ...firstTypes];

/** Once it is: a drawing keeps whatever is no diagram of another type. */
export const readTypes = [...firstTypes, { value: 'drawing', label: convertStrings.drawing }];

/** Undefined for the one that is recognised. */
export const typeOf = (value: string): DiagramTypeId | undefined => findDiagramType(value)?.id;

/** What a description names, if images may become that. */
export const typeInWords = (description: string): DiagramTypeId | undefined => {
  const named = typeNamedIn(description);
  return firstTypes.some(({ value }) => value === named) ? named : undefined;
};
