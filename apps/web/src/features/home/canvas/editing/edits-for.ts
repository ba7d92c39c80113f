import type { DiagramType, Edit, Side } from '@diagloom/diagram/model';
import type { PageView } from '../view/page-view.ts';

/** Takes parts away. A single step of a process closes its gap; of several, nobody could say which lines to close. */
export const removal = (view: PageView, ids: readonly string[], type: DiagramType): readonly Edit[] => {
  const [lines, shapes] = [ids.filter((id) => isLine(view, id)), ids.filter((id) => !isLine(view, id))];
  const heal = shapes.length === 1 && type.family === 'process';
  const gone = view.insideOf(shapes);
  return [
    ...lines.map((edge): Edit => ({ kind: 'disconnect', edge })),
    // What is in a removed shape goes with it.
    ...shapes
      .filter((id) => !gone.has(view.page.cells.find((cell) => cell.id === id)?.parent ?? ''))
      .map((node): Edit => ({ kind: 'removeNode', node, heal })),
  ];
};

type NewNode = Extract<Edit, { kind: 'addNode' }> & { readonly id: string };

interface NextStep {
  readonly id: string;
  readonly from: string;
  readonly side: Side;
}

/** The next step of a diagram, beside another. On a timeline participants only stand beside each other. */
export const nextStep = ({ id, from, side }: NextStep, type: DiagramType): NewNode => {
  const step = { kind: 'addNode', id, label: type.vocabulary.nodes[0]?.label ?? 'Step', after: from } as const;
  return hasFreePlaces(type) ? { ...step, side } : step;
};

/** False where the place of a shape says something: on a timeline and on a screen they stand in an order. */
export const hasFreePlaces = ({ layout, family }: DiagramType): boolean =>
  layout !== 'timeline' && family !== 'screens';

interface NewShape {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

/** A shape of a kind, joined to nothing. */
export const newShape = ({ id, kind, label }: NewShape): NewNode => ({ kind: 'addNode', id, nodeKind: kind, label });

/** The side where a diagram goes on. */
export const onwardSide = (type: DiagramType): Side =>
  (({ down: 'bottom', up: 'top', left: 'left', right: 'right' }) as const)[type.direction];

/** Several text sizes as one step larger or smaller, px. */
export const textSize = (size: number, by: number): Readonly<Record<string, string>> => ({
  fontSize: String(Math.max(8, Math.min(72, size + by))),
});

export const isLine = (view: PageView, id: string): boolean =>
  view.page.cells.some((cell) => cell.id === id && cell.kind === 'edge');
