import type { DrawingElement } from '@diagloom/contract';
import { contains } from '@diagloom/diagram/model';
import { type BoardReading, type ReadConnector, type ReadShape, resample } from '@diagloom/vision/board';
import { outlineOfElement } from '../sheet/element-outline.ts';
import { figurePath } from './figure-path.ts';
import { WordsTag } from './words-tag.tsx';

interface ReadingLayerProps {
  readonly reading: BoardReading;
  /** Of a board, whose words are hidden below those that were read: what became nothing is marked. Absent for an image. */
  readonly elements?: readonly DrawingElement[];
  readonly selected: string | undefined;
  readonly scale: number;
  readonly onSelect: (id: string) => void;
}

/** Certain, in doubt, and selected; they differ by dashes too. */
const tones = { sure: '#15803d', doubtful: '#b45309', selected: '#2563eb' } as const;

/** What was understood, drawn over the drawing. The list beside it does the same by keys. */
export const ReadingLayer = ({ reading, elements, selected, scale, onSelect }: ReadingLayerProps) => {
  const unread = (elements ?? []).filter(({ id }) => reading.unread.includes(id));
  // Large ones lie below what they hold.
  const shapes = reading.shapes.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  const widths = shapes.map(({ box }) => box.width).toSorted((a, b) => a - b);
  const isRoomy = (widths[widths.length >> 1] ?? 0) * scale >= leastWidth;
  const isNamed = ({ id, doubt }: ReadShape | ReadConnector): boolean =>
    isRoomy || id === selected || doubt === 'words';
  return (
    <g>
      {unread.map((element) => (
        <polyline
          key={element.id}
          points={pointsOf(outlineOfElement(element))}
          fill="none"
          stroke="#6b7280"
          strokeWidth={2 / scale}
          strokeDasharray={`${3 / scale} ${4 / scale}`}
        />
      ))}
      {shapes.map((shape) => (
        <ShapeMark
          key={shape.id}
          shape={shape}
          tone={toneOf(shape, selected)}
          isNamed={isNamed(shape)}
          place={elements === undefined ? 'below' : holdsOthers(shape, shapes) ? 'top' : 'middle'}
          scale={scale}
          onSelect={onSelect}
        />
      ))}
      {reading.connectors.map((connector) => (
        <LineMark
          key={connector.id}
          connector={connector}
          tone={toneOf(connector, selected)}
          isNamed={isNamed(connector)}
          scale={scale}
          onSelect={onSelect}
        />
      ))}
    </g>
  );
};

const toneOf = ({ id, doubt }: ReadShape | ReadConnector, selected: string | undefined): keyof typeof tones =>
  id === selected ? 'selected' : doubt === undefined ? 'sure' : 'doubtful';

const pointsOf = (path: readonly { readonly x: number; readonly y: number }[]): string =>
  path.map(({ x, y }) => `${x},${y}`).join(' ');

/** px on the screen that most shapes have at least where all that was read is written beside them: on a phone, that of what was chosen. */
const leastWidth = 110;

interface MarkProps {
  /** Whether its words are written beside those of the image. */
  readonly isNamed: boolean;
  readonly tone: keyof typeof tones;
  readonly scale: number;
  readonly onSelect: (id: string) => void;
}

interface ShapeMarkProps extends MarkProps {
  readonly shape: ReadShape;
  /** Where its words are written: nowhere over its outline, and below the image's own words. */
  readonly place: 'top' | 'middle' | 'below';
}

const ShapeMark = ({ shape, place, tone, isNamed, scale, onSelect }: ShapeMarkProps) => {
  const { id, kind, box, label } = shape;
  const isText = kind === 'text';
  const heights = {
    top: box.y + outside / scale,
    middle: box.y + box.height / 2,
    below: box.y + box.height + outside / scale,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same by keys
    <g onClick={() => onSelect(id)} className="cursor-pointer">
      <path
        d={figurePath(kind, box)}
        fill={tone === 'selected' ? '#2563eb1f' : '#ffffff01'}
        stroke={tones[tone]}
        strokeWidth={(isText ? 1 : 2.5) / scale}
        strokeLinejoin="round"
        {...(tone === 'doubtful' || isText ? { strokeDasharray: `${7 / scale} ${5 / scale}` } : {})}
      />
      <WordsTag
        words={isNamed ? label : ''}
        at={{ x: box.x + box.width / 2, y: heights[place] }}
        colour={tones[tone]}
        scale={scale}
        room={box.width}
      />
    </g>
  );
};

/** px on the screen between the edge of a shape and the middle of words beside it. */
const outside = 10;

const holdsOthers = ({ id, box }: ReadShape, shapes: readonly ReadShape[]): boolean =>
  shapes.some((other) => other.id !== id && contains(box, other.box));

const LineMark = ({ connector, tone, isNamed, scale, onSelect }: MarkProps & { readonly connector: ReadConnector }) => {
  const { id, route, head, label } = connector;
  const points = pointsOf(route);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same by keys
    <g onClick={() => onSelect(id)} className="cursor-pointer">
      <polyline points={points} fill="none" stroke="#ffffff01" strokeWidth={16 / scale} />
      <polyline
        points={points}
        fill="none"
        stroke={tones[tone]}
        strokeWidth={2.5 / scale}
        {...(tone === 'doubtful' ? { strokeDasharray: `${7 / scale} ${5 / scale}` } : {})}
      />
      {head !== 'none' && <Head route={route} tone={tone} scale={scale} />}
      {head === 'both' && <Head route={route.toReversed()} tone={tone} scale={scale} />}
      <WordsTag words={isNamed ? label : ''} at={besideOf(route, scale)} colour={tones[tone]} scale={scale} />
    </g>
  );
};

/** Half way along a line, off it to where its own words seldom stand: below, or to the left of one that leads up or down. */
const besideOf = (route: ReadConnector['route'], scale: number): ReadConnector['route'][number] => {
  const [before, middle, after] = [resample(route, 21)[9], resample(route, 21)[10], resample(route, 21)[11]];
  if (before === undefined || middle === undefined || after === undefined) return { x: 0, y: 0 };
  const isUpright = Math.abs(after.y - before.y) > Math.abs(after.x - before.x);
  return isUpright ? { x: middle.x - 22 / scale, y: middle.y } : { x: middle.x, y: middle.y + 11 / scale };
};

const Head = ({ route, tone, scale }: Pick<ReadConnector, 'route'> & Pick<MarkProps, 'tone' | 'scale'>) => {
  const [before, tip] = [route.at(-2), route.at(-1)];
  if (before === undefined || tip === undefined) return null;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const barb = (turn: number): string =>
    `${tip.x - (14 / scale) * Math.cos(angle + turn)},${tip.y - (14 / scale) * Math.sin(angle + turn)}`;
  return <polygon points={`${tip.x},${tip.y} ${barb(0.4)} ${barb(-0.4)}`} fill={tones[tone]} />;
};
