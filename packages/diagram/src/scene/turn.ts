import { boundsOf, type Point, type Rect } from '../model/index.ts';

/** A point turned clockwise about another. */
export const turned = (point: Point, degrees: number, about: Point): Point => {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * cosine - dy * sine, y: about.y + dx * sine + dy * cosine };
};

/** The axis-parallel box around a turned box. */
export const turnedBounds = (rect: Rect, degrees: number, about: Point): Rect => {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const corners = [
    { x: rect.x, y: rect.y },
    { x: right, y: rect.y },
    { x: right, y: bottom },
    { x: rect.x, y: bottom },
  ];
  return boundsOf(corners.map((corner) => ({ ...turned(corner, degrees, about), width: 0, height: 0 }))) ?? rect;
};
