import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  groupIdFor,
  nodeIdFor,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import { groupKindOf } from './kind-of.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';

/** The most lines that one line to an area stands for. */
const mostMembers = 12;

/** The landscape as a spec: what holds others becomes a group, and a line to it goes to what stands in it. */
export const toSpec = (landscape: Landscape): DiagramSpec => {
  const { parts, type } = landscape;
  const holders = new Set(parts.map(({ parent }) => parent));
  const isGroup = (part: Part): boolean => holders.has(part);
  const pool = createIdPool();
  const ids = new Map<Part, string>();
  const groups = inOrder(parts.filter(isGroup)).map((part): SpecGroup => {
    const id = groupIdFor(part.label, pool);
    ids.set(part, id);
    const kind = groupKindOf(part.words, type);
    const parent = part.parent === undefined ? undefined : ids.get(part.parent);
    return {
      id,
      label: part.technology === undefined ? part.label : `${part.label} (${part.technology})`,
      ...(kind === undefined ? {} : { kind }),
      ...(parent === undefined ? {} : { parent }),
      ...(part.technology === undefined ? {} : { properties: { technology: part.technology } }),
      ...provenance(part),
    };
  });
  const nodes = parts
    .filter((part) => !isGroup(part))
    .map((part): SpecNode => {
      const id = nodeIdFor(part.label, pool);
      ids.set(part, id);
      const group = part.parent === undefined ? undefined : ids.get(part.parent);
      return {
        id,
        label: part.label,
        ...(part.kind === undefined ? {} : { kind: part.kind }),
        ...(group === undefined ? {} : { groups: [group] }),
        ...(part.technology === undefined ? {} : { properties: { technology: part.technology } }),
        ...provenance(part),
      };
    });
  return {
    schemaVersion: 1,
    type: type.id,
    title: landscape.title,
    nodes,
    edges: edgesOf(landscape, { ids, isGroup, pool }),
    groups,
    notes: [],
  };
};

interface Ids {
  readonly ids: ReadonlyMap<Part, string>;
  readonly isGroup: (part: Part) => boolean;
  readonly pool: Set<string>;
}

const edgesOf = (landscape: Landscape, { ids, isGroup, pool }: Ids): readonly SpecEdge[] => {
  const edges: SpecEdge[] = [];
  const drawn = new Set<string>();
  /** The ends of each line, in any order. */
  const joined = new Set<string>();
  const exit = landscape.type.id === 'network' ? 'entry' : 'exit';
  const entries = new Map<Part, readonly Part[]>();
  const exits = new Map<Part, readonly Part[]>();
  const members = (area: Part, side: 'entry' | 'exit'): readonly Part[] => {
    const known = side === 'entry' ? entries : exits;
    const found = known.get(area) ?? membersOf(landscape, area, side);
    known.set(area, found);
    return found;
  };
  for (const line of landscape.lines) {
    const from = isGroup(line.from) && !line.isWhole ? members(line.from, exit) : [line.from];
    const to = isGroup(line.to) && !line.isWhole ? members(line.to, 'entry') : [line.to];
    for (const [a, b] of pairs(from, to).slice(0, mostMembers)) {
      const [source, target] = [ids.get(a), ids.get(b)];
      if (source === undefined || target === undefined || source === target) continue;
      const name = [source, target, line.label].join('\n');
      const isCableBack = landscape.type.id === 'network' && drawn.has([target, source, line.label].join('\n'));
      const isAdded = line.origin === 'repair' && landscape.type.id === 'network';
      if (drawn.has(name) || isCableBack || (isAdded && joined.has([source, target].sort().join('\n')))) continue;
      drawn.add(name);
      joined.add([source, target].sort().join('\n'));
      edges.push({
        id: edgeIdFor(source, target, pool),
        from: source,
        to: target,
        label: line.label,
        ...(line.kind === undefined ? {} : { kind: line.kind }),
        origin: line.origin,
        ...(line.source === undefined ? {} : { source: line.source }),
      });
    }
  }
  return edges;
};

const pairs = <T>(from: readonly T[], to: readonly T[]): readonly (readonly [T, T])[] =>
  from.flatMap((a) => to.map((b): readonly [T, T] => [a, b]));

/** What of an area is met first from outside, or left last; all of it where no line says. */
const membersOf = (landscape: Landscape, area: Part, side: 'entry' | 'exit'): readonly Part[] => {
  const inside = leavesOf(landscape, area);
  const edge = inside.filter(
    (part) =>
      !landscape.lines.some(({ from, to }) =>
        side === 'entry' ? to === part && inside.includes(from) : from === part && inside.includes(to),
      ),
  );
  return edge.length > 0 ? edge : inside;
};

const leavesOf = (landscape: Landscape, area: Part): readonly Part[] =>
  landscape.parts.flatMap((part) => {
    if (part.parent !== area) return [];
    return landscape.parts.some((other) => other.parent === part) ? leavesOf(landscape, part) : [part];
  });

/** Parents before their children. */
const inOrder = (areas: readonly Part[]): readonly Part[] => {
  const depth = (part: Part): number => (part.parent === undefined ? 0 : depth(part.parent) + 1);
  return [...areas].sort((a, b) => depth(a) - depth(b));
};

const provenance = ({ origin, source }: Part): Pick<SpecNode, 'origin' | 'source'> => ({
  origin,
  ...(source === undefined ? {} : { source }),
});
