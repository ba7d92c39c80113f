import type { DiagramSpec, SpecEdge, SpecGroup, SpecNode, SpecNote } from '../diagram-spec.ts';
import { isReservedId } from '../ids.ts';
import { assignIds } from './assign-ids.ts';
import type { DraftEdge, DraftGroup, DraftNode, DraftNote, DraftPart, NotationDraft } from './notation-draft.ts';
import type { NotationProblem, ReadNotation } from './parse-notation.ts';

/** Turns a draft into a spec: nodes that only edges name are added, keys become ids, what refers to nothing is left out. */
export const buildSpec = (draft: NotationDraft): ReadNotation => {
  const problems: NotationProblem[] = [];
  const { groups, notes, header } = draft;
  const edges = fanOut(draft);
  const nodes = [...draft.nodes, ...findUndeclaredNodes(draft, edges)];
  const byKey = new Map<string, DraftGroup | DraftNode>();
  for (const part of [...groups, ...nodes]) if (!byKey.has(part.key)) byKey.set(part.key, part);

  const said = findUsableIds([...groups, ...nodes, ...notes, ...edges]);
  const resolveEnd = (key: string, ids: ReadonlyMap<object, string>): string => {
    const part = byKey.get(key);
    return (part && ids.get(part)) ?? key;
  };
  const ids = assignIds({ groups, nodes, edges, notes }, (part) => said.get(part), resolveEnd);
  const idOf = (key: string): string => resolveEnd(key, ids);
  const own = (part: DraftPart): string => ids.get(part) ?? '';
  const isKnown = (key: string, part: DraftPart): boolean => {
    if (byKey.has(key)) return true;
    problems.push({ line: part.line, text: key, message: `Nothing here is called "${key}".` });
    return false;
  };

  const toGroup = (group: DraftGroup): SpecGroup => {
    const { part: _part, line: _line, key: _key, parent, ...rest } = group;
    const hasParent = parent !== undefined && isKnown(parent, group);
    return { ...rest, id: own(group), ...(hasParent ? { parent: idOf(parent) } : {}) };
  };
  const toNode = (node: DraftNode): SpecNode => {
    const { part: _part, line: _line, key: _key, groups: keys, attributes, ...rest } = node;
    const memberOf = keys.filter((key) => isKnown(key, node)).map(idOf);
    return {
      ...rest,
      id: own(node),
      ...(memberOf.length === 0 ? {} : { groups: memberOf }),
      ...(attributes.length === 0 ? {} : { attributes }),
    };
  };
  const toEdge = (edge: DraftEdge): SpecEdge => {
    const { part: _part, line: _line, group, ...rest } = edge;
    const isGrouped = group !== undefined && isKnown(group, edge);
    return {
      ...rest,
      id: own(edge),
      from: idOf(edge.from),
      to: idOf(edge.to),
      ...(isGrouped ? { group: idOf(group) } : {}),
    };
  };
  const toNote = (note: DraftNote): SpecNote => ({
    id: own(note),
    text: note.text,
    about: note.about.filter((key) => isKnown(key, note)).map(idOf),
  });

  const spec: DiagramSpec = {
    schemaVersion: 1,
    ...header,
    groups: groups.map(toGroup),
    nodes: nodes.map(toNode),
    edges: edges.map(toEdge),
    notes: notes.map(toNote),
  };
  const lines = [...groups, ...nodes, ...edges, ...notes].map((part) => [own(part), part.line] as const);
  const keys = [...byKey].map(([key, part]) => [key, own(part)] as const);
  return { spec, problems, keys: new Map(keys), lines: new Map(lines) };
};

/** `a, b -> c, d` is an edge from each to each, where lines of their own declare all of them; elsewhere a comma belongs to a label. */
const fanOut = ({ groups, nodes, edges }: NotationDraft): readonly DraftEdge[] => {
  const known = new Set([...groups, ...nodes].map(({ key }) => key));
  const endsOf = (text: string): readonly string[] => {
    const keys = text.split(/\s*,\s*/);
    return keys.every((key) => known.has(key)) ? keys : [text];
  };
  return edges.flatMap((edge) =>
    endsOf(edge.from).flatMap((from) => endsOf(edge.to).map((to) => ({ ...edge, from, to }))),
  );
};

/** `Login -> Home` without a line for either: each end becomes a plain node labelled with its text. */
const findUndeclaredNodes = (draft: NotationDraft, edges: readonly DraftEdge[]): readonly DraftNode[] => {
  const known = new Set([...draft.groups, ...draft.nodes].map(({ key }) => key));
  const added: DraftNode[] = [];
  for (const edge of edges) {
    for (const key of [edge.from, edge.to]) {
      if (known.has(key)) continue;
      known.add(key);
      added.push({ part: 'node', line: edge.line, key, label: key, groups: [], attributes: [] });
    }
  }
  return added;
};

/** The first line that says an id keeps it; the id is made anew for a later one that says the same. */
const findUsableIds = (parts: readonly DraftPart[]): ReadonlyMap<object, string> => {
  const taken = new Set<string>();
  const said = new Map<object, string>();
  for (const part of parts) {
    if (part.id === undefined || isReservedId(part.id) || taken.has(part.id)) continue;
    taken.add(part.id);
    said.set(part, part.id);
  }
  return said;
};
