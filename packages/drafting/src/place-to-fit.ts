import { judge, layOut } from '@diagloom/diagram/layout';
import { boundsOf, type Diagram, type Direction, type Placement } from '@diagloom/diagram/model';
import type { DraftingTools } from './drafting-tools.ts';

export interface Placed {
  readonly diagram: Diagram;
  readonly placement: Placement;
}

/**
 * Places a diagram in the direction that its spec wishes. Where the spec wishes none and the picture becomes a ribbon that nobody can
 * read on a screen, it is placed the other way, too, and the one that fits better is taken.
 */
export const placeToFit = async (
  compose: (direction?: Direction) => Diagram,
  wish: Direction | undefined,
  { layout }: DraftingTools,
): Promise<Placed> => {
  const placed = async (diagram: Diagram): Promise<Placed> => ({ diagram, placement: await layOut(diagram, layout) });
  const rehearsed = wish === undefined ? layout.rehearsed?.direction : undefined;
  const first = await placed(compose(rehearsed));
  if (rehearsed !== undefined) return first;
  const turned = otherWay[first.diagram.direction];
  if (wish !== undefined || turned === undefined) return first;
  if (first.diagram.layout === 'lanes') {
    if (scaleOf(first) >= readable) return first;
    const second = await placed(compose(turned));
    return scaleOf(second) > clearlyLarger * scaleOf(first) ? second : first;
  }
  if (first.diagram.layout !== 'layered') return first;
  if (ratioOf(first.placement) <= ribbon) return first;
  const second = await placed(compose(turned));
  const fits = longSideOf(second.placement) < clearlyBetter * longSideOf(first.placement);
  return fits && (crossingsIn(second) <= crossingsIn(first) || ratioOf(first.placement) > longRibbon) ? second : first;
};

const crossingsIn = ({ diagram, placement }: Placed): number => judge(diagram, placement).crossings;

const otherWay: Readonly<Partial<Record<Direction, Direction>>> = { right: 'down', down: 'right' };

/** What a usual window has for a drawing beside an open panel, px. */
const sheet = { width: 1040, height: 720 } as const;

/** Lanes that are shown whole at this scale stay as they are: time is read from left to right. */
const readable = 0.65;

/** So much larger lanes must be shown that run the other way. */
const clearlyLarger = 1.05;

/** At which scale the whole picture fits into a window. */
const scaleOf = ({ placement: { shapes } }: Placed): number => {
  const { width, height } = boundsOf(shapes.values()) ?? sheet;
  return Math.min(sheet.width / width, sheet.height / height);
};

/** From this width to height on, words become too small when the picture is made to fit a screen. */
const ribbon = 2.8;

/** From this one on, even lines that cross are the lesser evil. */
const longRibbon = 4.5;

/** A direction that readers do not expect must be worth it. */
const clearlyBetter = 0.7;

/** How wide a picture is for its height. */
const ratioOf = ({ shapes }: Placement): number => {
  const bounds = boundsOf(shapes.values());
  return bounds === undefined ? 1 : bounds.width / Math.max(1, bounds.height);
};

/** The long side for the short one. */
const longSideOf = (placement: Placement): number => {
  const ratio = ratioOf(placement);
  return Math.max(ratio, 1 / ratio);
};
