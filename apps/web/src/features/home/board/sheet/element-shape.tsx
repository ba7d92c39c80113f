import type { DrawingElement } from '@diagloom/contract';
import { fontSizeOf, lineHeight, outlineOf } from '@diagloom/vision/board';
import { getStroke } from 'perfect-freehand';
import { memo } from 'react';
import { seenColour } from './seen-colour.ts';

interface ElementShapeProps {
  readonly element: DrawingElement;
  /** The sheet is dark. */
  readonly isDark: boolean;
}

/** One element of a board. It is drawn anew only where it changed. */
export const ElementShape = memo(({ element, isDark }: ElementShapeProps) => {
  const { type, opacity, color, fill } = element;
  const seen: DrawingElement = {
    ...element,
    color: seenColour(color, isDark),
    ...(fill !== undefined && { fill: seenColour(fill, isDark) }),
  };
  return <g opacity={opacity}>{type === 'brush' || type === 'pen' ? <Freehand {...seen} /> : <Drawn {...seen} />}</g>;
});

const Freehand = ({ type, points = [], color, strokeWidth, fill }: DrawingElement) => {
  // A mouse tells no pressure: how fast it went stands for it.
  const isPressed = points.some(([, , pressure]) => pressure !== 0.5);
  const outline = getStroke(points as number[][], {
    size: type === 'brush' ? strokeWidth * 2.4 : strokeWidth,
    thinning: type === 'brush' ? 0.6 : 0,
    smoothing: 0.5,
    streamline: 0.35,
    simulatePressure: type === 'brush' && !isPressed,
    last: true,
  });
  const inside = points.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <>
      {fill !== undefined && <polygon points={inside} fill={fill} />}
      <path d={pathOf(outline)} fill={color} />
    </>
  );
};

/** A closed curve through the middles between the points of an outline. */
const pathOf = (outline: readonly number[][]): string => {
  const [first] = outline;
  if (first === undefined) return '';
  const curve = outline.map((point, index) => {
    const [x = 0, y = 0] = point;
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? first;
    return `${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}Q${curve.join(' ')}Z`;
};

const round = (value = 0): string => value.toFixed(2);

const Drawn = (element: DrawingElement) => {
  const {
    type,
    x,
    y,
    width = 0,
    height = 0,
    endX = x,
    endY = y,
    color,
    strokeWidth,
    fill = 'none',
    text = '',
  } = element;
  const pen = { stroke: color, strokeWidth, fill, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  if (type === 'text') {
    const size = fontSizeOf(strokeWidth);
    return (
      <text fill={color} fontSize={size} fontFamily="Inter Variable, sans-serif">
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their order
          <tspan key={index} x={x} y={y + size + index * size * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    );
  }
  if (type === 'line') return <line x1={x} y1={y} x2={endX} y2={endY} {...pen} />;
  if (type === 'arrow') return <path d={arrowPath(element)} {...pen} fill="none" />;
  if (type === 'circle')
    return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...pen} />;
  if (type === 'brush' || type === 'pen') return null;
  const corners = outlineOf(type, { x, y, width, height });
  return <polygon points={corners.map((corner) => `${corner.x},${corner.y}`).join(' ')} {...pen} />;
};

const arrowPath = ({ x, y, endX = x, endY = y, strokeWidth }: DrawingElement): string => {
  const angle = Math.atan2(endY - y, endX - x);
  const reach = Math.min(10 + 2 * strokeWidth, Math.hypot(endX - x, endY - y) / 2);
  const barb = (turn: number): string =>
    `${round(endX - reach * Math.cos(angle + turn))} ${round(endY - reach * Math.sin(angle + turn))}`;
  return `M${x} ${y}L${endX} ${endY}M${barb(0.45)}L${endX} ${endY}L${barb(-0.45)}`;
};
