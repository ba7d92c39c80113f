import type { CellDifference, Difference, PageDifference } from './difference.ts';

/** One line for people per difference; shapes that only moved are one line together, since a layout moves many. */
export const describeDifferences = (differences: readonly Difference[]): readonly string[] => {
  const moves = differences.filter(({ kind }) => together.includes(kind));
  const others = differences.filter(({ kind }) => !together.includes(kind));
  return [...others.map(describeOne), ...describeMoves(moves)];
};

const together: readonly Difference['kind'][] = ['moved', 'resized', 'rerouted'];

const describeOne = (difference: Difference): string =>
  'part' in difference ? describeCell(difference) : describePage(difference);

const describePage = ({ kind, name, before }: PageDifference): string => {
  if (kind === 'page-renamed') return `Renamed the page “${before}” to “${name}”.`;
  return `${kind === 'page-added' ? 'Added' : 'Removed'} the page “${name}”.`;
};

const describeCell = ({ kind, part, label, before = '', after = '' }: CellDifference): string => {
  const what = part === 'line' ? 'the line' : 'the shape';
  const name =
    label === '' ? `${what.replace('the', 'a')} without a name` : `${part === 'line' ? 'the line ' : ''}“${label}”`;
  if (kind === 'added') return `Added ${name}.`;
  if (kind === 'removed') return `Removed ${name}.`;
  if (kind === 'rewired') return `Led ${name} from ${before} to ${after}.`;
  if (kind === 'regrouped') return `Moved ${name} from ${before} to ${after}.`;
  if (kind === 'restyled') return `Changed the look of ${name} (${after}).`;
  if (before === '') return `Gave ${what} the name “${after}”.`;
  return after === '' ? `Took the name “${before}” off ${what}.` : `Renamed “${before}” to “${after}”.`;
};

const describeMoves = (moves: readonly Difference[]): readonly string[] => {
  const count = (part: CellDifference['part']): number =>
    new Set(moves.flatMap((each) => ('part' in each && each.part === part ? [`${each.page} ${each.id}`] : []))).size;
  const [shapes, lines] = [count('shape'), count('line')];
  return [
    ...(shapes === 0 ? [] : [`Moved or resized ${shapes} ${shapes === 1 ? 'shape' : 'shapes'}.`]),
    ...(lines === 0 ? [] : [`Led ${lines} ${lines === 1 ? 'line' : 'lines'} along another way.`]),
  ];
};
