import type { Geometry, Point } from '../model/index.ts';
import { attributeOf, type XmlElement } from './xml/xml-element.ts';

/** Coordinates beyond this are cut, px: a page of this size is not a drawing but an attack on whoever draws it. */
const largestCoordinate = 1_000_000;

/** Reads `<mxGeometry>`; a number that is none counts as 0. */
export const readGeometry = (element: XmlElement, text: string): Geometry => {
  const point = (as: string): Point | undefined => {
    const found = element.children.find((child) => child.name === 'mxPoint' && attributeOf(child, 'as') === as);
    return found === undefined ? undefined : readPoint(found);
  };
  const [offset, sourcePoint, targetPoint] = [point('offset'), point('sourcePoint'), point('targetPoint')];
  const array = element.children.find(isPointsArray);
  const rest = element.children
    .filter((child) => !isKnown(child))
    .map(({ start, end }) => text.slice(start, end))
    .join('');
  return {
    x: readNumber(element, 'x'),
    y: readNumber(element, 'y'),
    width: Math.max(0, readNumber(element, 'width')),
    height: Math.max(0, readNumber(element, 'height')),
    ...(attributeOf(element, 'relative') === '1' ? { relative: true } : {}),
    ...(offset === undefined ? {} : { offset }),
    ...(array === undefined ? {} : { points: array.children.filter(isPoint).map(readPoint) }),
    ...(sourcePoint === undefined ? {} : { sourcePoint }),
    ...(targetPoint === undefined ? {} : { targetPoint }),
    ...(rest === '' ? {} : { rest }),
  };
};

/** True for a child of `<mxGeometry>` that a geometry has a field for. */
const isKnown = (element: XmlElement): boolean => {
  const as = attributeOf(element, 'as');
  if (isPoint(element)) return as === 'offset' || as === 'sourcePoint' || as === 'targetPoint';
  return isPointsArray(element);
};

const isPoint = (element: XmlElement): boolean => element.name === 'mxPoint';

const isPointsArray = (element: XmlElement): boolean =>
  element.name === 'Array' && attributeOf(element, 'as') === 'points';

const readPoint = (element: XmlElement): Point => ({ x: readNumber(element, 'x'), y: readNumber(element, 'y') });

const readNumber = (element: XmlElement, name: string): number => {
  const number = Number.parseFloat(attributeOf(element, name) ?? '0');
  if (!Number.isFinite(number)) return 0;
  // Adding 0 turns -0 into 0.
  return Math.min(largestCoordinate, Math.max(-largestCoordinate, number)) + 0;
};
