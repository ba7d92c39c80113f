import type { Point, Rect } from '@diagloom/diagram/model';
import type { Elements } from '../history.ts';
import { boxOfElement } from './element-outline.ts';
import { boxAround, type Corner, corners, placeOfCorner } from './resized.ts';
import { handleSize, selectionRoom } from './use-drawing.ts';

interface SelectionFrameProps {
  /** The selected ones. */
  readonly elements: Elements;
  /** How far they are being moved. */
  readonly by: Point | undefined;
  /** What the frame around them is being pulled to. */
  readonly to: Rect | undefined;
  readonly scale: number;
}

/** Dashed frames around what is selected, with corners to pull. */
export const SelectionFrame = ({ elements, by = { x: 0, y: 0 }, to, scale }: SelectionFrameProps) => {
  const room = selectionRoom / scale;
  const around = to ?? boxAround(elements, room);
  if (around === undefined) return null;
  const boxes =
    to === undefined && elements.length > 1 ? elements.map((element) => grown(boxOfElement(element), room)) : [];
  return (
    <g transform={`translate(${by.x} ${by.y})`} fill="none" stroke="#2563eb" strokeWidth={1.5 / scale}>
      {[around, ...boxes].map((box, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: frames have no identity of their own
          key={index}
          {...box}
          strokeDasharray={`${5 / scale} ${3 / scale}`}
          pointerEvents="none"
        />
      ))}
      {corners.map((corner) => (
        <Handle key={`${corner.across} ${corner.down}`} box={around} corner={corner} size={handleSize / scale} />
      ))}
    </g>
  );
};

const grown = ({ x, y, width, height }: Rect, room: number): Rect => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

const Handle = ({ box, corner, size }: { readonly box: Rect; readonly corner: Corner; readonly size: number }) => {
  const { x, y } = placeOfCorner(box, corner);
  return (
    <rect
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      rx={size / 5}
      fill="#ffffff"
      style={{ cursor: corner.across === corner.down ? 'nwse-resize' : 'nesw-resize' }}
    />
  );
};
