import type { Diagram, Direction } from '@diagloom/diagram/model';

/** Another way to place the same diagram. */
export interface Arrangement {
  /** A layout's id. */
  readonly layout: string;
  readonly direction: Direction;
}

/**
 * What is worth trying for a diagram, best first. The first four differ in layout and not only in direction. Nothing for
 * sequences: who speaks and when leaves no choice.
 */
export const arrangementsFor = (diagram: Diagram): readonly Arrangement[] => {
  const own = diagram.direction;
  const turned: Direction = own === 'down' || own === 'up' ? 'right' : 'down';
  const both = (layout: string): readonly Arrangement[] => [
    { layout, direction: own },
    { layout, direction: turned },
  ];
  const hasGroups = diagram.shapes.some(({ placing }) => placing === 'container' || placing === 'lane');
  // Bands of a grid serve lanes; containers stay compact where each is placed on its own.
  const other = hasGroups ? 'fallback' : 'lanes';
  const back: readonly Arrangement[] = [
    { layout: 'layered', direction: 'up' },
    { layout: 'layered', direction: 'left' },
  ];
  const sided: Arrangement = { layout: 'two-sided', direction: 'right' };
  const ways: Readonly<Record<string, readonly Arrangement[]>> = {
    layered: [...both('layered'), ...both('folded'), ...both(other), ...both('tree'), sided, ...back],
    lanes: [...both('lanes'), ...both(other), ...both('layered')],
    tree: [...both('tree'), sided, ...both('lanes')],
    'two-sided': [
      sided,
      { layout: 'tree', direction: 'right' },
      { layout: 'tree', direction: 'down' },
      ...both('lanes'),
    ],
    placed: [...both('layered'), ...both('lanes'), sided],
  };
  return ways[diagram.layout] ?? [];
};

export const arrangementId = ({ layout, direction }: Arrangement): string => `${layout}-${direction}`;

/** What people read under a picture of it. */
export const arrangementLabel = ({ layout, direction }: Arrangement): string => {
  if (layout === 'two-sided') return 'From the center';
  if (layout === 'folded') return direction === 'down' || direction === 'up' ? 'In columns' : 'In rows';
  return `${names[layout] ?? 'Layers'}, ${ways[direction]}`;
};

const names: Readonly<Record<string, string>> = {
  layered: 'Layers',
  lanes: 'Grid',
  fallback: 'Compact',
  tree: 'Tree',
};

const ways = { down: 'top to bottom', up: 'bottom to top', right: 'left to right', left: 'right to left' } as const;
