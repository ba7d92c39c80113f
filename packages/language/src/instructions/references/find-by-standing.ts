import type { DiagramSpec } from '@diagloom/diagram/model';
import { thoseUnder } from '../../lexicon/en/instruction-words.ts';
import {
  bossOfAll,
  firstOfEach,
  standsAtBottom,
  standsInMiddle,
  standsOnTop,
  standsOutside,
  thoseInside,
} from '../../lexicon/en/standing-words.ts';
import type { Setting } from '../setting.ts';
import { findByLabel } from './find-by-label.ts';
import { inFlowOrder, leadsTo } from './flow-order.ts';
import { hangingOn } from './hanging-on.ts';
import { type Part, partsOf } from './part.ts';

/**
 * What a phrase names by where it stands: the top of a hierarchy, the middle of a mind map, the first and the last step of a flow, all under
 * a part. Undefined where it names none so, or where several stand there.
 */
export const findByStanding = (
  phrase: string,
  parts: readonly Part[],
  setting: Setting,
): readonly Part[] | undefined => {
  const ids = idsStanding(phrase, setting);
  const found = ids === undefined ? [] : parts.filter(({ id, sort }) => sort === 'node' && ids.has(id));
  return found.length > 0 ? found : undefined;
};

const idsStanding = (phrase: string, setting: Setting): ReadonlySet<string> | undefined => {
  const under = thoseUnder.exec(phrase)?.[1];
  if (under !== undefined) return idsUnder(under.replace(/^(?:the|our|an?)\s+/i, ''), setting);
  const { spec, type } = setting;
  const [, each] = firstOfEach.exec(phrase) ?? [];
  if (each !== undefined) return firstInEach(spec, /^(?:last|bottom)$/i.test(each));
  const [, group] = thoseInside.exec(phrase) ?? [];
  if (group !== undefined) return idsUnder(group, { ...setting, spec: { ...spec, nodes: [] } }, spec);
  const side = standsOutside.exec(phrase)?.slice(1).find(Boolean)?.toLowerCase();
  if (side !== undefined && type.family === 'messages')
    return new Set([spec.nodes.at(side === 'left' ? 0 : -1)?.id ?? '']);
  const isTree = type.family === 'hierarchy' || type.family === 'topics';
  if (isTree && (standsOnTop.test(phrase) || standsInMiddle.test(phrase))) return onlyOne(rootsOf(setting));
  if (type.family === 'hierarchy' && bossOfAll.test(phrase)) return onlyOne(rootsOf(setting));
  if (type.family !== 'process') return undefined;
  const order = inFlowOrder(spec).map(({ id }) => id);
  if (standsOnTop.test(phrase)) return onlyOne(rootsOf(setting)) ?? new Set(order.slice(0, 1));
  if (!standsAtBottom.test(phrase)) return undefined;
  return onlyOne(order.filter((id) => order.every((other) => other === id || !leadsTo(spec, id, other))));
};

/** Of each group the first member along the flow, or the last. */
const firstInEach = (spec: DiagramSpec, isLast: boolean): ReadonlySet<string> => {
  const order = inFlowOrder(spec);
  const ends = spec.groups.flatMap((group) => {
    const members = order.filter(({ groups }) => groups?.includes(group.id));
    return (isLast ? members.at(-1) : members[0])?.id ?? [];
  });
  return new Set(ends);
};

const idsUnder = (
  name: string,
  setting: Setting,
  spec: DiagramSpec = setting.spec,
): ReadonlySet<string> | undefined => {
  const parts = partsOf(setting).filter(({ sort }) => sort !== 'edge');
  for (const way of ['exact', 'stems', 'some'] as const) {
    const [found, other] = findByLabel(name, parts, way);
    if (found !== undefined) return other === undefined ? hangingOn(found.id, spec) : undefined;
  }
  return undefined;
};

/** Ids of what nothing leads to. */
const rootsOf = ({ spec: { nodes, edges } }: Setting): readonly string[] => {
  const reached = new Set(edges.map(({ to }) => to));
  return nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
};

const onlyOne = (ids: readonly string[]): ReadonlySet<string> | undefined =>
  ids.length === 1 ? new Set(ids) : undefined;
