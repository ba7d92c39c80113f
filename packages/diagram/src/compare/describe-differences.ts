import { describeLook } from './describe-look.ts';
import type { CellDifference, Difference, PageDifference } from './difference.ts';

/**
 * One line for people per difference. Shapes that only moved are one line together, since a layout moves many, and so are parts that
 * changed their look in the same way, since a theme changes all.
 */
export const describeDifferences = (differences: readonly Difference[]): readonly string[] => {
  const [cells, lines] = [new Map<string, CellDifference[]>(), [] as string[]];
  const moves: CellDifference[] = [];
  for (const difference of differences) {
    if (!('part' in difference)) lines.push(describePage(difference));
    else if (difference.kind === 'restyled') addTo(cells, difference);
    else if (isMove(difference)) moves.push(difference);
    else lines.push(describeCell(difference));
  }
  return [...lines, ...describeLooks([...cells.values()]), ...describeMoves(moves)];
};

/** Says of a part only where it is now, not what it is. */
export const isMove = ({ kind }: CellDifference): boolean =>
  kind === 'moved' || kind === 'resized' || kind === 'rerouted';

const addTo = (looks: Map<string, CellDifference[]>, difference: CellDifference): void => {
  const key = `${difference.part} ${difference.after}`;
  const same = looks.get(key);
  if (same === undefined) looks.set(key, [difference]);
  else same.push(difference);
};

const describePage = ({ kind, name, before }: PageDifference): string => {
  if (kind === 'page-renamed') return `Renamed the page “${before}” to “${name}”.`;
  return `${kind === 'page-added' ? 'Added' : 'Removed'} the page “${name}”.`;
};

const describeCell = (difference: CellDifference): string => {
  const { kind, part, before = '', after = '' } = difference;
  const what = part === 'line' ? 'the line' : 'the shape';
  const name = nameOf(difference);
  if (kind === 'added') return `Added ${name}.`;
  if (kind === 'removed') return `Removed ${name}.`;
  if (kind === 'rewired') return `Reconnected ${name}: was ${before}, now ${after}.`;
  if (kind === 'regrouped') return `Moved ${name} from ${before} to ${after}.`;
  if (before === '') return `Named ${what} “${after}”.`;
  return after === '' ? `Removed the name “${before}” from ${what}.` : `Renamed “${before}” to “${after}”.`;
};

const nameOf = ({ part, label }: CellDifference): string => {
  if (label === '') return `an unnamed ${part}`;
  return `${part === 'line' ? 'the line ' : ''}“${label}”`;
};

/** So many that change alike are named one by one. */
const mostNamed = 3;

const describeLooks = (looks: readonly (readonly CellDifference[])[]): readonly string[] =>
  looks.flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const what = describeLook(first.after ?? '');
    if (same.length > mostNamed) return [`Changed the look of ${same.length} ${first.part}s (${what}).`];
    return same.map((each) => `Changed the look of ${nameOf(each)} (${what}).`);
  });

const describeMoves = (moves: readonly CellDifference[]): readonly string[] => {
  const count = (part: CellDifference['part']): number =>
    new Set(moves.flatMap((each) => (each.part === part ? [`${each.page} ${each.id}`] : []))).size;
  const [shapes, lines] = [count('shape'), count('line')];
  return [
    ...(shapes === 0 ? [] : [`Moved or resized ${shapes} ${shapes === 1 ? 'shape' : 'shapes'}.`]),
    ...(lines === 0 ? [] : [`Rerouted ${lines} ${lines === 1 ? 'line' : 'lines'}.`]),
  ];
};
