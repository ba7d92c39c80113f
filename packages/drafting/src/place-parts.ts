import { boundsOf, type DiagramSpec, type Rect, type SourceSpan } from '@diagloom/diagram/model';
import type { SceneItem } from '@diagloom/diagram/scene';

/** A part of a drawing that words of its text stand behind. */
export interface DraftPart {
  readonly id: string;
  /** Which words, counted in the text that was drawn. */
  readonly source: SourceSpan;
  /** Where it is on the page, px. */
  readonly box: Rect;
}

/** Where the parts are that came from words. Small parts stand last, so that they lie above what holds them. */
export const placeParts = (spec: DiagramSpec, items: readonly SceneItem[]): readonly DraftPart[] => {
  const sources = new Map(
    [...spec.groups, ...spec.edges, ...spec.nodes].flatMap(({ id, source }) =>
      source === undefined || source.end <= source.start ? [] : [[id, source] as const],
    ),
  );
  return items
    .flatMap((item): DraftPart[] => {
      const { id } = item.cell;
      const [source, box] = [sources.get(id), boxOf(item)];
      return source === undefined || box === undefined ? [] : [{ id, source, box }];
    })
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
};

/** A line is pointed at by its label where it has one: its box would cover what it goes around. */
const boxOf = (item: SceneItem): Rect | undefined => {
  if (item.kind === 'shape') return item.bounds;
  return item.label?.box ?? boundsOf(item.points.map((point) => ({ ...point, width: 0, height: 0 })));
};

const areaOf = ({ width, height }: Rect): number => width * height;
