import type { Point } from '@diagloom/diagram/model';
import type { Raster } from '../pixels/raster.ts';

/** Ink along the end of a line: row by row from the shape outwards, each from one side of the line to the other. */
export interface Strip {
  /** Whether there is ink so many px from the shape and so many px beside the line. */
  readonly isInk: (away: number, beside: number) => boolean;
  readonly length: number;
  /** To each side, px. */
  readonly reach: number;
}

/** From here on two colours differ, of 255. */
const leastContrast = 40;

/** In: where a line meets its shape, and the way on which it leaves. Out: what lies on and beside it; undefined where nothing stands out from the ground. */
export const sampleStrip = (
  { data, width, height }: Raster,
  { at, onwards, length, reach }: { readonly at: Point; readonly onwards: Point } & Pick<Strip, 'length' | 'reach'>,
): Strip | undefined => {
  const columns = 2 * reach + 1;
  const lights = new Float32Array((length + 1) * columns * 3);
  const counts = new Map<number, number>();
  const placeOf = (away: number, beside: number): number => 3 * (away * columns + beside + reach);
  for (let away = 0; away <= length; away += 1)
    for (let beside = -reach; beside <= reach; beside += 1) {
      const x = Math.round(at.x + away * onwards.x - beside * onwards.y);
      const y = Math.round(at.y + away * onwards.y + beside * onwards.x);
      const from = x < 0 || y < 0 || x >= width || y >= height ? undefined : 4 * (y * width + x);
      const colour = [0, 1, 2].map((channel) => (from === undefined ? -1 : (data[from + channel] ?? 0)));
      lights.set(colour, placeOf(away, beside));
      const key = colour.reduce((sum, channel) => 32 * sum + Math.floor(channel / 8), 0);
      if (from !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most === undefined) return undefined;
  const ground = [0, 1, 2].map((channel) => 8 * (Math.floor(most[0] / 32 ** (2 - channel)) % 32) + 4);
  const contrastAt = (away: number, beside: number): number => {
    const from = placeOf(away, beside);
    const red = lights[from] ?? -1;
    return red < 0 ? 0 : Math.max(...ground.map((light, channel) => Math.abs((lights[from + channel] ?? 0) - light)));
  };
  const along = Array.from({ length: length + 1 }, (_, away) =>
    Math.max(contrastAt(away, -1), contrastAt(away, 0), contrastAt(away, 1)),
  ).toSorted((a, b) => a - b);
  const contrast = along[Math.floor(0.75 * along.length)] ?? 0;
  if (contrast < leastContrast) return undefined;
  return { length, reach, isInk: (away, beside) => contrastAt(away, beside) > 0.45 * contrast };
};
