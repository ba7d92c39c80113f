import { judge, type LayoutTools, layOut, type Rehearsed } from '@diagloom/diagram/layout';
import { boundsOf, type Diagram, type Direction, type Placement } from '@diagloom/diagram/model';
import type { DraftingTools } from './drafting-tools.ts';

export interface Placed {
  readonly diagram: Diagram;
  readonly placement: Placement;
  /** Whether the other way than the usual one is better. */
  readonly turning: Turning;
}

type Turning = NonNullable<Rehearsed['turning']>;
type Drawn = Omit<Placed, 'turning'>;

/**
 * Places a diagram in the direction that its spec wishes. Where the spec wishes none and the picture becomes a ribbon that nobody can
 * read on a screen, it is placed the other way, too, and the one that fits better is taken. What rehearsals tell of that is not tried again.
 */
export const placeToFit = async (
  compose: (direction?: Direction) => Diagram,
  wish: Direction | undefined,
  { layout }: DraftingTools,
): Promise<Placed> => {
  const place = async (diagram: Diagram, tools = layout): Promise<Drawn> => ({
    diagram,
    placement: await layOut(diagram, tools),
  });
  const usual = compose();
  const turned = wish === undefined ? otherWay[usual.direction] : undefined;
  if (turned === undefined) return { ...(await place(usual)), turning: 'not tried' };
  if (usual.layout === 'lanes') return turnLanes(await place(usual), () => place(compose(turned)));
  const { rehearsed } = layout;
  if (rehearsed?.turning === 'better') return { ...(await place(compose(turned))), turning: 'better' };
  const first = await place(usual);
  const isLong = ratioOf(first.placement) > longFrom(usual, rehearsed);
  if (usual.layout !== 'layered' || !isLong || rehearsed?.turning === 'no better')
    return { ...first, turning: rehearsed?.turning ?? 'not tried' };
  const isHardly = ratioOf(first.placement) <= longRibbon;
  return turnRibbon(first, await place(compose(turned), isHardly ? once(turned, layout) : layout));
};

/** With what was best in a rehearsal and nothing else: where lines come to cross this way, the usual one stays. */
const once = (direction: Direction, layout: LayoutTools): LayoutTools => {
  const { rehearsed } = layout;
  const way = rehearsed?.turning === undefined ? undefined : rehearsed.ways[direction];
  if (rehearsed === undefined || way === undefined) return layout;
  return {
    ...layout,
    rehearsed: { ...rehearsed, ways: { [direction]: { ...way, crossings: Number.POSITIVE_INFINITY } } },
  };
};

/** From which width to height on the other way is tried: early in a rehearsal, as the picture grows, and late where one waits for the many lines of a whole. */
const longFrom = ({ connectors }: Diagram, rehearsed: Rehearsed | undefined): number => {
  if (rehearsed === undefined) return ribbon;
  if (rehearsed.turning === undefined) return nearlyRibbon;
  return connectors.length > manyConnectors ? longRibbon : ribbon;
};

const manyConnectors = 30;

const turnLanes = async (first: Drawn, turn: () => Promise<Drawn>): Promise<Placed> => {
  if (scaleOf(first) >= readable) return { ...first, turning: 'not tried' };
  const second = await turn();
  return scaleOf(second) > clearlyLarger * scaleOf(first)
    ? { ...second, turning: 'better' }
    : { ...first, turning: 'no better' };
};

const turnRibbon = (first: Drawn, second: Drawn): Placed => {
  const ratio = ratioOf(first.placement);
  if (ratio <= ribbon) return { ...first, turning: 'not tried' };
  const fits = longSideOf(second.placement) < clearlyBetter * longSideOf(first.placement);
  return fits && (crossingsIn(second) <= crossingsIn(first) || ratio > longRibbon)
    ? { ...second, turning: 'better' }
    : { ...first, turning: 'no better' };
};

const crossingsIn = ({ diagram, placement }: Drawn): number => judge(diagram, placement).crossings;

const otherWay: Readonly<Partial<Record<Direction, Direction>>> = { right: 'down', down: 'right' };

/** What a usual window has for a drawing beside an open panel, px. */
const sheet = { width: 1040, height: 720 } as const;

/** Lanes that are shown whole at this scale stay as they are: time is read from left to right. */
const readable = 0.65;

/** So much larger lanes must be shown that run the other way. */
const clearlyLarger = 1.05;

/** At which scale the whole picture fits into a window. */
const scaleOf = ({ placement: { shapes } }: Drawn): number => {
  const { width, height } = boundsOf(shapes.values()) ?? sheet;
  return Math.min(sheet.width / width, sheet.height / height);
};

/** From this width to height on, words become too small when the picture is made to fit a screen. */
const ribbon = 2.8;

/** From this one on, what is still growing may become one: how it is placed best the other way is found out early. */
const nearlyRibbon = 1.6;

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
