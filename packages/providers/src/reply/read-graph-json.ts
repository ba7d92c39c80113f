import {
  createIdPool,
  edgeIdFor,
  emptySpec,
  groupIdFor,
  nodeIdFor,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { ReadReply } from './read-reply.ts';

/** Longer lists are no answer to a description. */
const mostParts = 1000;

/** Reads JSON with nodes and edges under the names that models use. Undefined for anything else. */
export const readGraphJson = (text: string, type: string): ReadReply | undefined => {
  const value = parseLoosely(text);
  if (value === undefined) return undefined;
  const graph = Object(Object(value).diagram ?? Object(value).graph ?? value);
  const nodes = listOf(graph.nodes ?? graph.vertices ?? graph.shapes ?? graph.elements);
  if (nodes.length === 0) return undefined;
  const pool = createIdPool();
  const ids = new Map<string, string>();
  const groups = listOf(graph.groups ?? graph.containers ?? graph.lanes).map((group): SpecGroup => {
    const label = wordOf(group, 'label', 'name', 'title', 'text') ?? wordOf(group, 'id') ?? '';
    const id = groupIdFor(label, pool);
    ids.set(wordOf(group, 'id') ?? label, id);
    return { id, label };
  });
  const specNodes = nodes.map((node): SpecNode => {
    const label =
      typeof node === 'string' ? node : (wordOf(node, 'label', 'name', 'title', 'text') ?? wordOf(node, 'id') ?? '');
    const id = nodeIdFor(label, pool);
    ids.set(wordOf(node, 'id', 'key') ?? label, id);
    const kind = wordOf(node, 'kind', 'type', 'shape');
    const group = ids.get(wordOf(node, 'group', 'parent', 'lane', 'container') ?? '');
    const isIn = groups.some((each) => each.id === group);
    return {
      id,
      label,
      ...(kind === undefined ? {} : { kind }),
      ...(group !== undefined && isIn ? { groups: [group] } : {}),
    };
  });
  const edges = listOf(graph.edges ?? graph.links ?? graph.connections ?? graph.relationships).flatMap(
    (edge): SpecEdge[] => {
      const from = ids.get(wordOf(edge, 'from', 'source', 'start') ?? '');
      const to = ids.get(wordOf(edge, 'to', 'target', 'end') ?? '');
      if (from === undefined || to === undefined) return [];
      const kind = wordOf(edge, 'kind', 'type');
      const label = wordOf(edge, 'label', 'text', 'name') ?? '';
      return [{ id: edgeIdFor(from, to, pool), from, to, label, ...(kind === undefined ? {} : { kind }) }];
    },
  );
  const title = wordOf(graph, 'title', 'name') ?? '';
  return { form: 'json', spec: { ...emptySpec(type, title), groups, nodes: specNodes, edges }, badLines: [] };
};

/** The object in the text, with or without words around it. */
const parseLoosely = (text: string): unknown => {
  const [start, end] = [text.search(/[{[]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))];
  if (start < 0 || end <= start || !/"\s*:/.test(text)) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, mostParts) : []);

/** The first of these members that is a text or a number. */
const wordOf = (value: unknown, ...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const member: unknown = Object(value)[name];
    if (typeof member === 'string' || typeof member === 'number') return String(member);
  }
  return undefined;
};
