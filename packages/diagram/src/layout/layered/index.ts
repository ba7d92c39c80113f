import type { Diagram, Placement } from '../../model/index.ts';
import { againstFlow, alongFlow } from '../along-flow.ts';
import { atMargin } from '../at-margin.ts';
import { cutCorners } from '../cut-corners.ts';
import { foldLong, foldToPage } from '../fold-long.ts';
import type { LayoutAlgorithm, LayoutTools } from '../layout-algorithm.ts';
import { placeLabels } from '../place-labels.ts';
import { repairRoutes } from '../repair-routes.ts';
import { separateLines } from '../separate-lines.ts';
import { tidyRoutes } from '../tidy-routes.ts';
import { type Attempt, attemptsFor } from './attempts.ts';
import { centreFans } from './centre-fans.ts';
import { choosePorts } from './choose-ports.ts';
import { enterBeside } from './enter-beside.ts';
import { fromElk } from './from-elk.ts';
import { judge, type Verdict } from './judge.ts';
import { isRelational } from './relations.ts';
import { toElk } from './to-elk.ts';

/** Layers along the flow, right-angled lines, groups around their children. ELK places; we choose the ends and tidy. */
export const layered = {
  id: 'layered',
  place: async (diagram, tools) => atMargin(diagram, await bestOf(diagram, tools)),
} as const satisfies LayoutAlgorithm;

/** The same broken into columns or rows, for a page that is broader than the flow is long. */
export const folded = {
  id: 'folded',
  place: async (diagram, tools) => {
    const placement = await bestOf(diagram, tools);
    // Relations lead everywhere: only a flow can be cut.
    if (isRelational(diagram)) return atMargin(diagram, placement);
    return atMargin(diagram, placeLabels(diagram, foldToPage(diagram, placement)));
  },
} as const satisfies LayoutAlgorithm;

const nothing: Placement = { shapes: new Map(), routes: new Map() };

const bestOf = async (diagram: Diagram, tools: LayoutTools): Promise<Placement> => {
  const { first, whileCrossing } = attemptsFor(diagram);
  const all = [...first, ...whileCrossing];
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return (await make(only, diagram, tools))[0] ?? nothing;
  const rehearsed = all.find(({ id }) => id === tools.rehearsed?.attempt);
  const found: Found[] = [];
  const fewest = (): number => Math.min(...found.map(({ crossings }) => crossings));
  for (const attempt of rehearsed === undefined ? all : [rehearsed, ...all.filter((each) => each !== rehearsed)]) {
    if (found.length >= first.length && fewest() === 0) break;
    if (rehearsed !== undefined && found.length > 0 && isAsRehearsed(diagram, fewest(), tools)) break;
    for (const placement of await make(attempt, diagram, tools)) {
      found.push({ attempt, placement, ...judge(diagram, placement) });
    }
  }
  const [best] = found.toSorted((one, other) => one.cost - other.cost);
  if (best === undefined) return nothing;
  const { attempt, crossings, placement } = best;
  tools.onBest?.({ direction: diagram.direction, attempt: attempt.id, crossings });
  return placement;
};

interface Found extends Verdict {
  readonly attempt: Attempt;
  readonly placement: Placement;
}

/** Where lines come to cross that did not, other ways may be better by now; among many lines some will, and trying takes long. */
const isAsRehearsed = ({ connectors }: Diagram, crossings: number, { rehearsed }: LayoutTools): boolean =>
  crossings <= (rehearsed?.crossings ?? 0) || connectors.length > manyConnectors;

const manyConnectors = 30;

/** What ELK makes of an attempt, tidied; for relations with their corners left and cut. */
const make = async (attempt: Attempt, diagram: Diagram, tools: LayoutTools): Promise<readonly Placement[]> => {
  const marked: Diagram = {
    ...diagram,
    connectors: diagram.connectors.map((each) => (attempt.turned.has(each.id) ? { ...each, flow: 'backward' } : each)),
  };
  const turned = alongFlow(marked);
  const plans = choosePorts(turned, attempt.wayBack);
  const answer = fromElk(turned, plans, await tools.elk(toElk(turned, plans, attempt)));
  const placed = againstFlow(marked, answer);
  const centred = centreFans(diagram, tidyRoutes(diagram, repairRoutes(diagram, placed)));
  const tidy = enterBeside(diagram, separateLines(diagram, centred));
  const all = isRelational(diagram) ? [cutCorners(diagram, tidy), tidy] : [tidy];
  return all.map((placement) => placeLabels(diagram, foldLong(diagram, placement)));
};
