/** Brackets of a node's shape, the longest first, and the kind that the shape stands for. */
export const flowShapes: readonly {
  readonly open: string;
  readonly close: string;
  readonly kind?: string;
  /** The look of a shape that no kind stands for, as keys of draw.io styles. */
  readonly style?: Readonly<Record<string, string>>;
  /** What of it is not kept, for people. */
  readonly lost?: string;
}[] = [
  { open: '(((', close: ')))', kind: 'terminal' },
  { open: '([', close: '])', kind: 'terminal' },
  { open: '[[', close: ']]', kind: 'subprocess' },
  { open: '[(', close: ')]', kind: 'datastore' },
  { open: '((', close: '))', kind: 'terminal' },
  {
    open: '{{',
    close: '}}',
    style: { shape: 'hexagon', perimeter: 'hexagonPerimeter2', fixedSize: '1', size: '12', rounded: '0' },
  },
  { open: '[/', close: '/]', kind: 'io' },
  { open: '[\\', close: '\\]', kind: 'io' },
  {
    open: '[/',
    close: '\\]',
    style: { shape: 'trapezoid', perimeter: 'trapezoidPerimeter', fixedSize: '1', size: '12', rounded: '0' },
  },
  { open: '[\\', close: '/]', lost: 'Trapezoids that stand on their short side' },
  { open: '[', close: ']' },
  { open: '(', close: ')' },
  { open: '{', close: '}', kind: 'decision' },
  { open: '>', close: ']', lost: 'Flags as shapes' },
];

/** What a kind is written as; any other kind is a box. Kinds whose shape says them need no class. */
export const shapeOfKind: Readonly<Record<string, readonly [string, string]>> = {
  decision: ['{', '}'],
  start: ['([', '])'],
  end: ['([', '])'],
  io: ['[/', '/]'],
  subprocess: ['[[', ']]'],
  datastore: ['[(', ')]'],
  database: ['[(', ')]'],
  storage: ['[(', ')]'],
  onpage: ['((', '))'],
  event: ['((', '))'],
};

/** Kinds that a shape alone says. */
export const saidByShape: readonly string[] = ['decision', 'io', 'subprocess', 'datastore'];

/** `end` closes a subgraph, also where it names a class. */
export const classOfKind = (kind: string): string => (kind === 'end' ? 'stop' : kind);

export const kindOfClass = (name: string): string => (name === 'stop' ? 'end' : name);

/** Lines that are not plain, by diagram type; a kind that is missing is drawn as a plain line. */
export const lineOfKind: Readonly<Record<string, Readonly<Record<string, 'dotted' | 'thick'>>>> = {
  process: { message: 'dotted' },
  architecture: { async: 'dotted', data: 'thick' },
  deployment: { deploys: 'dotted', replicates: 'thick' },
  network: { wireless: 'dotted', tunnel: 'thick' },
  orgchart: { dotted: 'dotted' },
};

export const arrows = { plain: '-->', dotted: '-.->', thick: '==>' } as const;

/** Lines of a network lead both ways. */
export const lines = { plain: '---', dotted: '-.-', thick: '===' } as const;

export const typesWithLines: readonly string[] = ['network'];
