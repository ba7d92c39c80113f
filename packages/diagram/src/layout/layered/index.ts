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
import { judge } from './judge.ts';
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
  const [only, ...others] = [...first, ...whileCrossing];
  if (only !== undefined && others.length === 0) return (await make(only, diagram, tools))[0] ?? nothing;
  const found: { placement: Placement; cost: number; crossings: number }[] = [];
  const fewest = (): number => Math.min(...found.map(({ crossings }) => crossings));
  for (const attempt of [...first, ...whileCrossing]) {
    if (found.length >= first.length && fewest() === 0) break;
    for (const placement of await make(attempt, diagram, tools)) {
      found.push({ placement, ...judge(diagram, placement) });
    }
  }
  const [best] = found.toSorted((one, other) => one.cost - other.cost);
  return best?.placement ?? nothing;
};

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
