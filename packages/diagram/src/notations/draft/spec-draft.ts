import type { DiagramSpec, SourceSpan, SpecAttribute, SpecEdge } from '../../model/diagram-spec.ts';
import { createIdPool, edgeIdFor, groupIdFor, nodeIdFor, noteIdFor } from '../../model/ids.ts';
import type { NotationProblem, NotationResult } from '../../model/notation/parse-notation.ts';
import type { PartStyle } from '../../model/part-style.ts';
import { defined } from '../carry/clean-texts.ts';
import { createLeftOut, type LeftOut } from './left-out.ts';

interface NodeFacts {
  readonly label?: string;
  readonly kind?: string;
  readonly group?: string;
  readonly attributes?: readonly SpecAttribute[];
  readonly span?: SourceSpan;
}

interface EdgeFacts extends Partial<Pick<SpecEdge, 'kind' | 'fromCardinality' | 'toCardinality' | 'properties'>> {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly group?: string;
  readonly span?: SourceSpan;
  /** Keys of draw.io styles. */
  readonly style?: PartStyle['style'];
}

interface GroupFacts {
  readonly label: string;
  readonly kind?: string;
  readonly parent?: string;
  readonly span?: SourceSpan;
}

/** Collects what the lines of a foreign notation say, by the names that the text gives to its parts. */
export interface SpecDraft {
  /** Declares a node, or adds to what is known of it. */
  readonly node: (key: string, facts?: NodeFacts) => void;
  readonly edge: (facts: EdgeFacts) => void;
  readonly group: (key: string, facts: GroupFacts) => void;
  readonly setKind: (key: string, kind: string) => void;
  readonly note: (text: string, about: readonly string[]) => void;
  readonly problem: (problem: NotationProblem) => void;
  /** Takes note of something that the line says and the spec cannot. */
  readonly leaveOut: LeftOut['add'];
  /** Gives a node or a group a look, over what it has. */
  readonly style: (key: string, style: PartStyle['style']) => void;
  /** Gives a look to the edge that was told at this place, from 0, or to all. */
  readonly styleEdge: (at: number | 'default', style: PartStyle['style']) => void;
  readonly nodeKeys: () => readonly string[];
  readonly hasGroup: (key: string) => boolean;
  readonly build: (header: Pick<DiagramSpec, 'type' | 'title' | 'direction'>) => NotationResult;
}

export const createSpecDraft = (): SpecDraft => {
  const nodes = new Map<string, NodeFacts>();
  const groups = new Map<string, GroupFacts>();
  const edges: EdgeFacts[] = [];
  const notes: { readonly text: string; readonly about: readonly string[] }[] = [];
  const problems: NotationProblem[] = [];
  const leftOut = createLeftOut();
  const styles: { readonly key: string; readonly style: PartStyle['style'] }[] = [];
  const edgeStyles: { readonly at: number | 'default'; readonly style: PartStyle['style'] }[] = [];
  const node: SpecDraft['node'] = (key, facts = {}) => {
    const known = nodes.get(key) ?? {};
    const attributes = [...(known.attributes ?? []), ...(facts.attributes ?? [])];
    nodes.set(key, { ...known, ...defined(facts), ...(attributes.length === 0 ? {} : { attributes }) });
  };
  return {
    node,
    edge: (facts) => {
      for (const end of [facts.from, facts.to]) if (!groups.has(end)) node(end);
      edges.push(facts);
    },
    group: (key, facts) => groups.set(key, groups.has(key) ? { ...groups.get(key), ...facts } : facts),
    setKind: (key, kind) => {
      const group = groups.get(key);
      if (group !== undefined) groups.set(key, { ...group, kind });
      else node(key, { kind });
    },
    note: (text, about) => notes.push({ text, about }),
    problem: (problem) => problems.push(problem),
    leaveOut: leftOut.add,
    style: (key, style) => styles.push({ key, style }),
    styleEdge: (at, style) => edgeStyles.push({ at, style }),
    nodeKeys: () => [...nodes.keys()],
    hasGroup: (key) => groups.has(key),
    build: (header) => {
      const pool = createIdPool();
      const isGroup = (key: string, facts: NodeFacts): boolean => groups.has(key) && facts.label === undefined;
      const drawn = [...nodes].filter(([key, facts]) => !isGroup(key, facts));
      const ids = new Map(drawn.map(([key, { label = key }]) => [key, nodeIdFor(label, pool)]));
      const groupIds = new Map([...groups].map(([key, { label }]) => [key, groupIdFor(label, pool)]));
      const idOf = (key: string): string => ids.get(key) ?? groupIds.get(key) ?? '';
      const edgeIds = edges.map(({ from, to }) => edgeIdFor(idOf(from), idOf(to), pool));
      const looks = [
        ...styles.map(({ key, style }) => ({ targets: [idOf(key)].filter((id) => id !== ''), style })),
        ...edges.map(({ style = {} }, index) => ({ targets: edgeIds.slice(index, index + 1), style })),
        ...edgeStyles.map(({ at, style }) => ({
          targets: at === 'default' ? edgeIds : edgeIds.slice(at, at + 1),
          style,
        })),
      ].filter(({ targets, style }) => targets.length > 0 && Object.keys(style).length > 0);
      return {
        problems: [...problems, ...leftOut.problems()],
        ...(looks.length === 0 ? {} : { looks }),
        spec: {
          schemaVersion: 1,
          ...header,
          groups: [...groups].map(([key, { label, kind, parent, span }]) => ({
            id: groupIds.get(key) ?? '',
            label,
            ...defined({ kind, parent: parent === undefined ? undefined : groupIds.get(parent), source: span }),
          })),
          nodes: drawn.map(([key, { label = key, kind, group, attributes, span }]) => {
            const groupId = group === undefined ? undefined : groupIds.get(group);
            return {
              id: idOf(key),
              label,
              ...defined({ kind, groups: groupId === undefined ? undefined : [groupId], attributes, source: span }),
            };
          }),
          notes: notes.map(({ text, about }) => ({
            id: noteIdFor(text, pool),
            text,
            about: about.map(idOf).filter((id) => id !== ''),
          })),
          edges: edges.map(({ from, to, label, group, span, style: _style, ...rest }, index) => ({
            id: edgeIds[index] ?? '',
            from: idOf(from),
            to: idOf(to),
            label,
            ...defined(rest),
            ...defined({ group: group === undefined ? undefined : groupIds.get(group), source: span }),
          })),
        },
      };
    },
  };
};
