import type { Shape, SpecNode } from '@diagloom/diagram/model';
import type { Element, Inside } from './elements/index.ts';

/** The shape of an element at its place on a screen, with what stands inside it. */
export const placeElement = (
  { id, label, kind, properties }: SpecNode,
  { role, size, style, inside = [] }: Element,
  screen: string,
  offset: { readonly x: number; readonly y: number },
): readonly Shape[] => [
  {
    id,
    role,
    placing: 'part',
    label,
    size,
    style: {
      ...style,
      ...(kind === undefined ? {} : { dlKind: kind }),
      ...(properties?.column === undefined ? {} : { dlColumn: properties.column }),
    },
    parent: screen,
    offset,
  },
  ...inside.map((part, index) => placeInside(id, part, index)),
];

const placeInside = (owner: string, inside: Inside, index: number): Shape => ({
  id: `${owner}.${inside.use}-${index + 1}`,
  role: inside.role,
  placing: 'part',
  label: inside.label,
  size: inside.size,
  style: { ...inside.style, dlPart: inside.use },
  parent: owner,
  offset: inside.at,
});
