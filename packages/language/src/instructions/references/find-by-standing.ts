import type { DiagramSpec } from '@diagloom/diagram/model';
import { thoseUnder } from '../../lexicon/en/instruction-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { headPost } from '../../lexicon/en/small-chat-words.ts';
import {
  allAbout,
  allIn,
  bossOfAll,
  chiefLetters,
  chiefOf,
  directlyUnder,
  firstOfEach,
  sameBranch,
  standsAtBottom,
  standsInMiddle,
  standsOnTop,
  standsOutside,
  thoseAlong,
  thoseAtEnds,
  thoseBetween,
  thoseInside,
  thoseOnWay,
} from '../../lexicon/en/standing-words.ts';
import type { Setting } from '../setting.ts';
import { findByKind } from './find-by-kind.ts';
import { findByLabel } from './find-by-label.ts';
import { inFlowOrder, leadsTo } from './flow-order.ts';
import { hangingOn } from './hanging-on.ts';
import { type Part, partsOf } from './part.ts';
import { flat } from './stem.ts';

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
  const way = setting.type.family === 'process' ? thoseOnWay.exec(phrase)?.[1] : undefined;
  if (way !== undefined) return idsOnWay(way, setting);
  const children = directlyUnder.exec(phrase);
  if (children !== null) return idsDirectlyUnder(children, setting);
  const unit = isTreeOf(setting) ? allIn.exec(phrase)?.[1] : undefined;
  const head = unit === undefined ? undefined : nodeNamed(unit, setting);
  if (head !== undefined) return new Set([head, ...hangingOn(head, setting.spec)]);
  const under = thoseUnder.exec(phrase)?.[1];
  if (under !== undefined) return idsUnder(under.replace(/^(?:the|our|an?)\s+/i, ''), setting);
  const { spec, type } = setting;
  const [, along, step] = type.family === 'process' ? (thoseAlong.exec(phrase) ?? []) : [];
  if (along !== undefined && step !== undefined) {
    const place = nodeNamed(step.replace(/^(?:the|our|an?)\s+/i, ''), setting);
    return place === undefined ? undefined : idsAlong(along, place, setting);
  }
  const [, one, other] = type.family === 'process' ? (thoseBetween.exec(phrase) ?? []) : [];
  if (one !== undefined && other !== undefined) return idsBetween(one, other, setting);
  if (type.family === 'process' && thoseAtEnds.test(phrase)) return idsAtEnds(spec);
  const about = allAbout.exec(phrase)?.[1];
  const topic = about === undefined ? undefined : nodeNamed(about, setting);
  if (topic !== undefined) return new Set([topic, ...hangingOn(topic, spec)]);
  const [, each] = firstOfEach.exec(phrase) ?? [];
  if (each !== undefined) return firstInEach(spec, /^(?:last|bottom)$/i.test(each));
  const [, group] = thoseInside.exec(phrase) ?? [];
  if (group !== undefined) return idsUnder(group, { ...setting, spec: { ...spec, nodes: [] } }, spec);
  const side = standsOutside.exec(phrase)?.slice(1).find(Boolean)?.toLowerCase();
  if (side !== undefined && type.family === 'messages')
    return new Set([spec.nodes.at(side === 'left' ? 0 : -1)?.id ?? '']);
  const isTree = isTreeOf(setting);
  const beside = isTree ? sameBranch.exec(phrase)?.[1] : undefined;
  const sibling = beside === undefined ? undefined : nodeNamed(beside, setting);
  if (sibling !== undefined) return onlyOne(spec.edges.filter(({ to }) => to === sibling).map(({ from }) => from));
  if (isTree && (standsOnTop.test(phrase) || standsInMiddle.test(phrase))) return onlyOne(rootsOf(setting));
  if (type.family === 'hierarchy' && bossOfAll.test(phrase)) return onlyOne(rootsOf(setting));
  if (type.family === 'hierarchy') return chiefNamed(phrase, setting);
  if (type.family !== 'process') return undefined;
  const order = inFlowOrder(spec).map(({ id }) => id);
  if (standsOnTop.test(phrase)) return onlyOne(rootsOf(setting)) ?? new Set(order.slice(0, 1));
  if (!standsAtBottom.test(phrase)) return undefined;
  return onlyOne(order.filter((id) => order.every((other) => other === id || !leadsTo(spec, id, other))));
};

const isTreeOf = ({ type: { family } }: Setting): boolean => family === 'hierarchy' || family === 'topics';

/** "Finance boss" is the CFO, where nobody else is called after finance. */
const chiefNamed = (phrase: string, { spec: { nodes } }: Setting): ReadonlySet<string> | undefined => {
  const [, before, behind] = chiefOf.exec(phrase) ?? [];
  const field = (before ?? behind ?? '').toLowerCase();
  const letter = Object.hasOwn(chiefLetters, field) ? chiefLetters[field] : undefined;
  if (letter === undefined || nodes.some(({ label }) => isHeadOf(label, field))) return undefined;
  return onlyOne(nodes.filter(({ label }) => new RegExp(`^c${letter}o\\b`, 'i').test(label)).map(({ id }) => id));
};

const isHeadOf = (label: string, field: string): boolean => label.toLowerCase().includes(field) && headPost.test(label);

/** What one way out of a question leads to and the others do not. */
export const idsOnWay = (way: string, { spec }: Pick<Setting, 'spec'>): ReadonlySet<string> | undefined => {
  const [edge, ...more] = spec.edges.filter(({ label }) => flat(label) === flat(way));
  if (edge === undefined || more.length > 0) return undefined;
  const others = spec.edges.filter(({ id, from }) => from === edge.from && id !== edge.id).map(({ to }) => to);
  const isElsewhere = (id: string): boolean =>
    id === edge.from || others.some((other) => other === id || leadsTo(spec, other, id));
  return new Set(
    spec.nodes.map(({ id }) => id).filter((id) => (id === edge.to || leadsTo(spec, edge.to, id)) && !isElsewhere(id)),
  );
};

/** What lies on one side of a step along the flow; no end of the flow counts that only begins or closes it. */
export const idsAlong = (side: string, step: string, { spec }: Pick<Setting, 'spec'>): ReadonlySet<string> => {
  const isAfter = /^(?:after|behind)$/i.test(side);
  const order = inFlowOrder(spec).map(({ id }) => id);
  const place = order.indexOf(step);
  const isThere = (id: string): boolean =>
    isAfter
      ? leadsTo(spec, step, id) && order.indexOf(id) > place
      : leadsTo(spec, id, step) && order.indexOf(id) < place;
  return new Set(order.filter((id) => id !== step && isThere(id)));
};

/** What the lines of one part lead to, as many as are said. */
const idsDirectlyUnder = (
  [, amount = '', isDirect, name = '']: readonly (string | undefined)[],
  setting: Setting,
): ReadonlySet<string> | undefined => {
  const holder = nodeNamed(name, setting);
  if (holder === undefined) return undefined;
  const children = new Set(setting.spec.edges.filter(({ from }) => from === holder).map(({ to }) => to));
  const count = /^\d$/.test(amount) ? Number(amount) : numberWords.indexOf(amount.toLowerCase());
  if (amount !== '' && count !== children.size) return undefined;
  return isDirect === undefined && amount === '' ? hangingOn(holder, setting.spec) : children;
};

/** What lies along the flow behind one step and in front of the other. */
const idsBetween = (one: string, other: string, setting: Setting): ReadonlySet<string> | undefined => {
  const [first, second] = [nodeNamed(one, setting), nodeNamed(other, setting)];
  if (first === undefined || second === undefined) return undefined;
  const before = idsAlong('before', second, setting);
  return new Set([...idsAlong('after', first, setting)].filter((id) => before.has(id)));
};

/** Steps that lead to nothing, or to no more than an end without words. */
const idsAtEnds = ({ nodes, edges }: DiagramSpec): ReadonlySet<string> => {
  const isSink = (id: string): boolean => edges.every(({ from }) => from !== id);
  return new Set(nodes.filter(({ id }) => isSink(id)).map(({ id }) => id));
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

/** The only node that a label names. */
const nodeNamed = (name: string, setting: Setting): string | undefined => {
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  for (const way of ['exact', 'stems', 'some'] as const) {
    const [found, other] = findByLabel(name, nodes, way);
    if (found !== undefined) return other === undefined ? found.id : undefined;
  }
  const ofKind = findByKind(name, nodes, setting);
  return ofKind !== undefined && 'parts' in ofKind && ofKind.parts.length === 1 ? ofKind.parts[0]?.id : undefined;
};

/** Ids of what nothing leads to. */
const rootsOf = ({ spec: { nodes, edges } }: Setting): readonly string[] => {
  const reached = new Set(edges.map(({ to }) => to));
  return nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
};

const onlyOne = (ids: readonly string[]): ReadonlySet<string> | undefined =>
  ids.length === 1 ? new Set(ids) : undefined;
