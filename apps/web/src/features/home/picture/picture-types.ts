import { type DiagramTypeId, findDiagramType, offeredDiagramTypes, typeNamedIn } from '@diagloom/types/catalog';
import { convertStrings } from '../../../strings/board.ts';
import { pictureStrings } from '../../../strings/picture.ts';

const types = offeredDiagramTypes.map(({ id, label }) => ({ value: id, label }));

/** Before an image is read: what the specification offers for images, the first eight types of the form for prompts. */
export const wantedTypes = [{ value: 'auto', label: pictureStrings.auto }, ...types.slice(0, 8)];

/** Once it is: whatever may be recognised, and a drawing, which keeps what is no diagram of another type. */
export const readTypes = [...types, { value: 'drawing', label: convertStrings.drawing }];

/** Undefined for the one that is recognised. */
export const typeOf = (value: string): DiagramTypeId | undefined => findDiagramType(value)?.id;

/** What a description names, if images may become that. */
export const typeInWords = (description: string): DiagramTypeId | undefined => {
  const named = typeNamedIn(description);
  return readTypes.some(({ value }) => value === named) ? named : undefined;
};
