import type { Layers, Place } from './layers.ts';

const gap = 36;
/** Beside a line that passes between shapes, px. */
const passGap = 20;
const rounds = 12;

/** The middle of every place across the flow: as near to the mean of its neighbours as the order and the gaps allow. */
export const spreadAcross = ({ layers, links }: Layers): ReadonlyMap<string, number> => {
  const middles = new Map<string, number>();
  for (const layer of layers) {
    let x = 0;
    for (const place of layer) {
      middles.set(place.id, x + widthOf(place) / 2);
      x += widthOf(place) + gap;
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    const isDown = round % 2 === 0;
    for (let step = 0; step < layers.length; step += 1) {
      const index = isDown ? step : layers.length - 1 - step;
      const layer = layers[index] ?? [];
      const between = links[isDown ? index - 1 : index] ?? [];
      const wishes = new Map<string, number[]>();
      for (const link of between) {
        const [own, other] = isDown ? [link.to, link.from] : [link.from, link.to];
        const list = wishes.get(own) ?? [];
        list.push(middles.get(other) ?? 0);
        wishes.set(own, list);
      }
      place(layer, wishes, middles);
    }
  }
  return middles;
};

const widthOf = ({ size, room }: Place): number => size.width + 2 * room;

const place = (
  layer: readonly Place[],
  wishes: ReadonlyMap<string, readonly number[]>,
  middles: Map<string, number>,
): void => {
  let offset = 0;
  const offsets = layer.map((item, index) => {
    const before = layer[index - 1];
    if (before !== undefined)
      offset += (widthOf(before) + widthOf(item)) / 2 + (before.isPass || item.isPass ? passGap : gap);
    return offset;
  });
  const wanted = layer.map((item, index) => {
    const list = wishes.get(item.id);
    const mean =
      list === undefined ? (middles.get(item.id) ?? 0) : list.reduce((sum, value) => sum + value, 0) / list.length;
    return mean - (offsets[index] ?? 0);
  });
  nonDecreasing(wanted).forEach((value, index) => {
    const item = layer[index];
    if (item !== undefined) middles.set(item.id, value + (offsets[index] ?? 0));
  });
};

/** The non-decreasing values that are nearest to the given ones (pool adjacent violators). */
const nonDecreasing = (values: readonly number[]): readonly number[] => {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, count: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
};
