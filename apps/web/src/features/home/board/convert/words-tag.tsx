import type { Point } from '@diagloom/diagram/model';

interface WordsTagProps {
  readonly words: string;
  /** Its middle. */
  readonly at: Point;
  readonly colour: string;
  readonly scale: number;
  /** px that it may take; as many as it needs where absent. */
  readonly room?: number;
}

/** Words as they were read, small and beside those of the image, so that both can be compared. */
export const WordsTag = ({ words, at, colour, scale, room }: WordsTagProps) => {
  if (words === '') return null;
  const size = 11 / scale;
  const text = shortened(
    words.replaceAll('\n', ' '),
    Math.max(room ?? Infinity, leastRoom / scale) / (letterWidth * size),
  );
  const width = (text.length * letterWidth + 0.8) * size;
  return (
    <g>
      <rect
        x={at.x - width / 2}
        y={at.y - 0.7 * size}
        width={width}
        height={1.4 * size}
        rx={0.3 * size}
        fill="#ffffff"
        fillOpacity={0.92}
      />
      <text x={at.x} y={at.y + 0.35 * size} textAnchor="middle" fontSize={size} fontWeight={600} fill={colour}>
        {text}
      </text>
    </g>
  );
};

/** Of its size. */
const letterWidth = 0.54;

/** px on the screen that every tag may take. */
const leastRoom = 56;

const shortened = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, Math.max(1, Math.floor(most) - 1)).trimEnd()}…`;
