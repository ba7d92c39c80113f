import type { DrawingElement } from '@diagloom/contract';
import { type BoardReading, outlineOf, type ReadConnector, type ReadShape, resample } from '@diagloom/vision/board';
import { outlineOfElement } from '../sheet/element-outline.ts';

interface ReadingLayerProps {
  readonly reading: BoardReading;
  /** Of a board: what became nothing is marked. */
  readonly elements?: readonly DrawingElement[];
  readonly selected: string | undefined;
  readonly scale: number;
  readonly onSelect: (id: string) => void;
  /** Whether labels are made small enough for their shapes, as on a picture whose own words are larger or smaller than a board's. */
  readonly fitsWords?: boolean;
}

/** Certain, in doubt, and selected; they differ by dashes too. */
const tones = { sure: '#15803d', doubtful: '#b45309', selected: '#2563eb' } as const;

/** What was understood, drawn over the drawing. The list beside it does the same by keys. */
export const ReadingLayer = ({
  reading,
  elements = [],
  selected,
  scale,
  onSelect,
  fitsWords = false,
}: ReadingLayerProps) => {
  const unread = elements.filter(({ id }) => reading.unread.includes(id));
  // Large ones lie below what they hold.
  const shapes = reading.shapes.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
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
          scale={scale}
          onSelect={onSelect}
          fitsWords={fitsWords}
        />
      ))}
      {reading.connectors.map((connector) => (
        <LineMark
          key={connector.id}
          connector={connector}
          tone={toneOf(connector, selected)}
          scale={scale}
          onSelect={onSelect}
          fitsWords={fitsWords}
        />
      ))}
    </g>
  );
};

const toneOf = ({ id, doubt }: ReadShape | ReadConnector, selected: string | undefined): keyof typeof tones =>
  id === selected ? 'selected' : doubt === undefined ? 'sure' : 'doubtful';

const pointsOf = (path: readonly { readonly x: number; readonly y: number }[]): string =>
  path.map(({ x, y }) => `${x},${y}`).join(' ');

interface MarkProps {
  readonly tone: keyof typeof tones;
  readonly scale: number;
  readonly onSelect: (id: string) => void;
  readonly fitsWords: boolean;
}

interface ShapeMarkProps extends MarkProps {
  readonly shape: ReadShape;
}

const ShapeMark = ({ shape, tone, scale, onSelect, fitsWords }: ShapeMarkProps) => {
  const { id, kind, box, label } = shape;
  const isText = kind === 'text';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same by keys
    <g onClick={() => onSelect(id)} className="cursor-pointer">
      <polygon
        points={pointsOf(outlineOf(kind === 'text' ? 'rectangle' : kind, box))}
        fill={tone === 'selected' ? '#2563eb1f' : '#ffffff01'}
        stroke={tones[tone]}
        strokeWidth={(isText ? 1 : 2.5) / scale}
        strokeLinejoin="round"
        {...(tone === 'doubtful' || isText ? { strokeDasharray: `${7 / scale} ${5 / scale}` } : {})}
      />
      <Label
        label={label}
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        tone={tone}
        scale={scale}
        fitsWords={fitsWords}
        room={box.width}
      />
    </g>
  );
};

const LineMark = ({
  connector,
  tone,
  scale,
  onSelect,
  fitsWords,
}: MarkProps & { readonly connector: ReadConnector }) => {
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
      <Label label={label} {...middleOf(route)} tone={tone} scale={scale} fitsWords={fitsWords} />
    </g>
  );
};

/** Of a line: half way along it. */
const middleOf = (route: ReadConnector['route']): { readonly x: number; readonly y: number } =>
  resample(route, 3)[1] ?? { x: 0, y: 0 };

interface LabelProps extends Pick<MarkProps, 'tone' | 'scale' | 'fitsWords'> {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** px that the longest line may take. */
  readonly room?: number;
}

const Label = ({ label, x, y, tone, scale, fitsWords, room = Number.POSITIVE_INFINITY }: LabelProps) => {
  const lines = label.split('\n');
  // A letter is about 0.6 of its size wide.
  const fitting = room / (0.6 * Math.max(...lines.map(({ length }) => length)));
  const size = fitsWords ? Math.min(13 / scale, fitting) : Math.max(16, 12 / scale);
  return (
    <text
      textAnchor="middle"
      fontSize={size}
      fontWeight={600}
      fill={tones[tone]}
      stroke="#ffffff"
      strokeWidth={4 / scale}
      paintOrder="stroke"
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their order
        <tspan key={index} x={x} y={y + size * (0.35 + 1.2 * (index - (lines.length - 1) / 2))}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

const Head = ({ route, tone, scale }: Pick<ReadConnector, 'route'> & Pick<MarkProps, 'tone' | 'scale'>) => {
  const [before, tip] = [route.at(-2), route.at(-1)];
  if (before === undefined || tip === undefined) return null;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const barb = (turn: number): string =>
    `${tip.x - (14 / scale) * Math.cos(angle + turn)},${tip.y - (14 / scale) * Math.sin(angle + turn)}`;
  return <polygon points={`${tip.x},${tip.y} ${barb(0.4)} ${barb(-0.4)}`} fill={tones[tone]} />;
};
