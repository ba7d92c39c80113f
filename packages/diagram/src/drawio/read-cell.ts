import type { Cell } from '../model/index.ts';
import { readGeometry } from './read-geometry.ts';
import { attributeOf, childOf, type XmlElement } from './xml/xml-element.ts';

/** Attributes of `<mxCell>` that a cell has a field for. */
const cellFields = ['id', 'value', 'style', 'vertex', 'edge', 'parent', 'source', 'target'] as const;

/** Attributes of a wrapper that a cell has a field for. */
const wrapperFields = ['id', 'label'] as const;

/** The `<mxCell>` of an element of a page: itself, or the child of the `<UserObject>`, `<object>` or the like around it. */
export const mxCellOf = (element: XmlElement): XmlElement | undefined =>
  element.name === 'mxCell' ? element : childOf(element, 'mxCell');

/**
 * Reads a cell from its element; undefined for an element that is none. The id is empty where the file has none.
 * Root and layers come out as `group`: what they are depends on the other cells.
 */
export const readCell = (element: XmlElement, text: string): Cell | undefined => {
  const mxCell = mxCellOf(element);
  if (mxCell === undefined) return undefined;
  const wrapper = mxCell === element ? undefined : element;
  const optional = (name: string): string | undefined => attributeOf(mxCell, name);
  const [parent, source, target] = [optional('parent'), optional('source'), optional('target')];
  const geometryElement = childOf(mxCell, 'mxGeometry');
  const attributes = attributesBeside(mxCell, cellFields);
  return {
    id: (wrapper === undefined ? undefined : attributeOf(wrapper, 'id')) ?? optional('id') ?? '',
    kind: optional('vertex') === '1' ? 'vertex' : optional('edge') === '1' ? 'edge' : 'group',
    ...(parent === undefined ? {} : { parent }),
    value: (wrapper === undefined ? optional('value') : attributeOf(wrapper, 'label')) ?? '',
    style: optional('style') ?? '',
    ...(source === undefined ? {} : { source }),
    ...(target === undefined ? {} : { target }),
    ...(geometryElement === undefined ? {} : { geometry: readGeometry(geometryElement, text) }),
    ...(attributes.length === 0 ? {} : { attributes: Object.fromEntries(attributes) }),
    ...(wrapper === undefined
      ? {}
      : { wrapper: { tag: wrapper.name, attributes: Object.fromEntries(attributesBeside(wrapper, wrapperFields)) } }),
  };
};

const attributesBeside = (element: XmlElement, known: readonly string[]): XmlElement['attributes'] =>
  element.attributes.filter(([name]) => !known.includes(name));
