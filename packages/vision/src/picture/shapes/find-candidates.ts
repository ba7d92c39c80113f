import type { Region, Regions } from '../pixels/regions.ts';
import type { Candidate } from './candidate.ts';
import { fitFigure } from './figure-templates.ts';
import { type Filled, fillOutline, onGrid } from './fill-outline.ts';

/** The thickest line around a shape, px. */
const thickest = 14;

/** Below this, an area resembles no figure at all: one that a program drew, and one by hand. */
const leastFit = { drawn: 0.8, byHand: 0.68 } as const;

/** Holes of letters by hand are smaller, px. */
const leastByHand = 13;

/** More are no diagram. */
const most = 1500;

/** All closed even areas that resemble a figure, largest first. */
export const findCandidates = ({ labels, regions }: Regions, width: number, isByHand = false): readonly Candidate[] =>
  [...regions.values()]
    .filter(({ isOpen, box }) => !isOpen && (!isByHand || Math.max(box.width, box.height) >= leastByHand))
    .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
    .slice(0, most)
    .map((region) => toCandidate(region, labels, width))
    .filter(({ fit }) => fit >= (isByHand ? leastFit.byHand : leastFit.drawn));

const toCandidate = (region: Region, labels: Int32Array, width: number): Candidate =>
  asCandidate(region, fillOutline(labels, width, region.label, region.box), { labels, width });

/** An area with all that it encloses, as the figure that it resembles most. */
export const asCandidate = (
  region: Region,
  filled: Filled,
  { labels, width }: Pick<Regions, 'labels' | 'width'>,
): Candidate => {
  const { figure, fit, margin } = fitFigure(onGrid(filled), region.box.width / region.box.height);
  return { region, filled, figure, fit, margin, ...lookBeyond(filled, labels, width, region.label) };
};

/** Walks outwards from every place of the edge until there is an even area again. */
const lookBeyond = ({ box, cells }: Filled, labels: Int32Array, width: number, own: number) => {
  const counts = new Map<number, number>();
  const distances: number[] = [];
  let walks = 0;
  const height = labels.length / width;
  const walk = (x: number, y: number, dx: number, dy: number): void => {
    walks += 1;
    for (let step = 1; step <= thickest; step += 1) {
      const [atX, atY] = [box.x + x + dx * step, box.y + y + dy * step];
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) return;
      const label = labels[atY * width + atX] ?? 0;
      if (label === 0 || label === own) continue;
      counts.set(label, (counts.get(label) ?? 0) + 1);
      distances.push(step - 1);
      return;
    }
  };
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      if (cells[y * box.width + x] === 0) continue;
      if (x === 0 || cells[y * box.width + x - 1] === 0) walk(x, y, -1, 0);
      if (x === box.width - 1 || cells[y * box.width + x + 1] === 0) walk(x, y, 1, 0);
      if (y === 0 || cells[(y - 1) * box.width + x] === 0) walk(x, y, 0, -1);
      if (y === box.height - 1 || cells[(y + 1) * box.width + x] === 0) walk(x, y, 0, 1);
    }
  }
  const beyond = new Map([...counts].map(([label, count]) => [label, count / Math.max(1, walks)]));
  // Sides of one line differ by a pixel or so; the thicker ones count.
  const outline = distances.toSorted((a, b) => a - b)[Math.floor(0.8 * distances.length)] ?? 0;
  return { outline, beyond };
};
