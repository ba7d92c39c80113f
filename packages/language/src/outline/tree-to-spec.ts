import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecNode,
} from '@diagloom/diagram/model';

/** Collects the nodes and lines of a tree as a text names them; the same name is the same node. */
export interface TreeDraft {
  /** The node of that name under that parent, made where it is new. `key` tells names apart that look alike. */
  readonly mention: (label: string, span?: SourceSpan, extra?: Partial<SpecNode>) => string;
  /** The node whose name this is; undefined for a new name. */
  readonly find: (label: string) => string | undefined;
  /** Adds a line unless it is there already or would lead to itself. */
  readonly connect: (from: string, to: string, extra?: Partial<SpecEdge>) => void;
  readonly hasParent: (id: string) => boolean;
  readonly toSpec: (type: string, title: string) => DiagramSpec;
}

export const createTreeDraft = (keyOf: (label: string) => string): TreeDraft => {
  const pool = createIdPool();
  const nodes: SpecNode[] = [];
  const edges: SpecEdge[] = [];
  const ids = new Map<string, string>();
  return {
    mention: (label, span, extra = {}) => {
      const known = ids.get(keyOf(label));
      if (known !== undefined) return known;
      const id = nodeIdFor(label, pool);
      ids.set(keyOf(label), id);
      nodes.push({ id, label, ...extra, origin: 'prompt', ...(span === undefined ? {} : { source: span }) });
      return id;
    },
    find: (label) => ids.get(keyOf(label)),
    connect: (from, to, extra = {}) => {
      if (from === to || edges.some((edge) => edge.from === from && edge.to === to)) return;
      edges.push({ id: edgeIdFor(from, to, pool), from, to, label: '', ...extra, origin: 'prompt' });
    },
    hasParent: (id) => edges.some(({ to, kind }) => to === id && kind === undefined),
    toSpec: (type, title) => ({ schemaVersion: 1, type, title, nodes, edges, groups: [], notes: [] }),
  };
};
