import type { Region, Regions } from '../pixels/regions.ts';
import type { Candidate } from './candidate.ts';
import { type FittedFigure, fitFigure } from './figure-templates.ts';
import { type Filled, fillOutline, onGrid } from './fill-outline.ts';

/** The thickest line around a shape, px. */
const thickest = 14;

/** Sides of one line differ in thickness by no more than this, px, where a hand seems to have drawn it twice. */
const unevenLine = 6;

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
    .flatMap((region): readonly Candidate[] => {
      const filled = fillOutline(labels, width, region.label, region.box);
      const fitted = fitOf(region, filled);
      if (fitted.fit < (isByHand ? leastFit.byHand : leastFit.drawn)) return [];
      return [{ region, filled, ...fitted, ...lookBeyond(filled, labels, width, region.label) }];
    });

/** An area with all that it encloses, as the figure that it resembles most. */
export const asCandidate = (
  region: Region,
  filled: Filled,
  { labels, width }: Pick<Regions, 'labels' | 'width'>,
): Candidate => ({ region, filled, ...fitOf(region, filled), ...lookBeyond(filled, labels, width, region.label) });

const fitOf = ({ box }: Region, filled: Filled): FittedFigure => fitFigure(onGrid(filled), box.width / box.height);

/** Walks outwards from every place of the edge until there is an even area again. */
const lookBeyond = ({ box, cells }: Filled, labels: Int32Array, width: number, own: number) => {
  const counts = new Map<number, number>();
  const distances = new Uint32Array(thickest);
  let [walks, met] = [0, 0];
  const height = labels.length / width;
  // Neighbours mostly meet the same.
  let [same, run] = [0, 0];
  const walk = (x: number, y: number, dx: number, dy: number): void => {
    walks += 1;
    for (let step = 1; step <= thickest; step += 1) {
      const atX = box.x + x + dx * step;
      const atY = box.y + y + dy * step;
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) return;
      const label = labels[atY * width + atX] ?? 0;
      if (label === 0 || label === own) continue;
      if (label !== same) {
        if (run > 0) counts.set(same, (counts.get(same) ?? 0) + run);
        [same, run] = [label, 0];
      }
      run += 1;
      met += 1;
      distances[step - 1] = (distances[step - 1] ?? 0) + 1;
      return;
    }
  };
  for (let y = 0, at = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1, at += 1) {
      if (cells[at] === 0) continue;
      if (x === 0 || cells[at - 1] === 0) walk(x, y, -1, 0);
      if (x === box.width - 1 || cells[at + 1] === 0) walk(x, y, 1, 0);
      if (y === 0 || cells[at - box.width] === 0) walk(x, y, 0, -1);
      if (y === box.height - 1 || cells[at + box.width] === 0) walk(x, y, 0, 1);
    }
  }
  if (run > 0) counts.set(same, (counts.get(same) ?? 0) + run);
  const beyond = new Map([...counts].map(([label, count]) => [label, count / Math.max(1, walks)]));
  const reachOf = (share: number): number => {
    let [reach, nearer] = [0, distances[0] ?? 0];
    while (reach < thickest - 1 && nearer <= Math.floor(share * met)) {
      reach += 1;
      nearer += distances[reach] ?? 0;
    }
    return reach;
  };
  // Sides of one line differ by a pixel or so, and the thicker ones count; far beyond some is more than a line, such as an empty compartment.
  const [thinner, thicker] = [reachOf(0.5), reachOf(0.8)];
  const outline = thicker - thinner > unevenLine ? thinner : thicker;
  return { outline: met === 0 ? 0 : outline, beyond };
};
