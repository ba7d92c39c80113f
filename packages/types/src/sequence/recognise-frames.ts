import type { SpecGroup } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../families/recognise/read-graph.ts';
import { sequenceVocabulary } from './vocabulary.ts';

/**
 * Frames and their sections, outer ones first. On our own pages sections are shapes inside the frame; a frame of another
 * hand is read as one section. A message belongs to the innermost of them whose height it lies in.
 */
export const readFrames = (
  graph: PageGraph,
): { groups: readonly Frame[]; groupAt: (y: number) => string | undefined } => {
  const frames = graph.shapes.filter(({ figure }) => figure === 'umlFrame');
  const groups = frames.flatMap((frame) => [...readFrame(frame, graph), ...readSections(frame, graph)]);
  const order = new Map(graph.shapes.map(({ cell }, index) => [cell.id, index]));
  groups.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return {
    groups,
    groupAt: (y) => {
      const around = groups.filter(({ top, bottom }) => y >= top && y <= bottom);
      return around.sort((a, b) => a.bottom - a.top - (b.bottom - b.top))[0]?.id;
    },
  };
};

export interface Frame extends SpecGroup {
  readonly kind: string;
  readonly top: number;
  readonly bottom: number;
}

const operators = new Set(sequenceVocabulary.groups.map(({ id }) => id));

const readFrame = (frame: SceneShape, graph: PageGraph): readonly Frame[] => {
  const [, word = '', name = ''] = /^(\S*)\s*(.*)$/.exec(graph.labelOf(frame.cell.id)) ?? [];
  const kind = operators.has(word.toLowerCase()) ? word.toLowerCase() : 'alt';
  const own = sectionsOf(frame, graph).find(isOwnSection);
  const parent = groupAround(frame, graph);
  const isForeign = kind !== word.toLowerCase();
  const label = own === undefined ? (isForeign ? `${word} ${name}`.trim() : name) : guardOf(own, graph);
  return [{ id: frame.cell.id, label, kind, ...extent(frame), ...(parent === undefined ? {} : { parent }) }];
};

const readSections = (frame: SceneShape, graph: PageGraph): readonly Frame[] =>
  sectionsOf(frame, graph)
    .filter((section) => !isOwnSection(section))
    .map((section) => ({
      id: section.cell.id,
      label: guardOf(section, graph),
      kind: 'section',
      parent: frame.cell.id,
      ...extent(section),
    }));

const sectionsOf = (frame: SceneShape, graph: PageGraph): readonly SceneShape[] =>
  graph.shapes.filter((shape) => graph.parentOf(shape.cell.id) === frame.cell.id && shape.figure !== 'umlFrame');

/** The section that a frame without branches has for its own condition. */
const isOwnSection = ({ cell }: SceneShape): boolean => cell.id === `${cell.parent}.guard`;

const guardOf = (section: SceneShape, graph: PageGraph): string =>
  graph.labelOf(section.cell.id).replace(/^\[(.*)\]$/s, '$1');

/** The section or frame that a nested frame stands in. */
const groupAround = (frame: SceneShape, graph: PageGraph): string | undefined => {
  const parent = graph.parentOf(frame.cell.id);
  return parent?.endsWith('.guard') ? graph.parentOf(parent) : parent;
};

const extent = ({ bounds }: SceneShape) => ({ top: bounds.y, bottom: bounds.y + bounds.height });
