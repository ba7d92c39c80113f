import {
  createIdPool,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecNode,
} from '@diagloom/diagram/model';
import { capitalised } from '../../text/words.ts';
import { bareName } from './state-names.ts';

/** A state that the text calls the first or a last one. */
export interface MarkedEnd {
  readonly id: string;
  readonly side: 'initial' | 'final';
}

/** What a text says of states, as it is read. */
export interface Machine {
  /** The id of the state of this name, which is made where it is new. */
  readonly state: (name: string, start: number) => string;
  readonly find: (name: string) => string | undefined;
  readonly move: (from: string, to: string, label: string, span: SourceSpan) => void;
  readonly end: (id: string, side: MarkedEnd['side']) => void;
  readonly last: () => string | undefined;
  readonly setLast: (id: string) => void;
  readonly states: readonly SpecNode[];
  readonly edges: readonly SpecEdge[];
  readonly marked: readonly MarkedEnd[];
  /** The ids that are taken. */
  readonly pool: Set<string>;
}

export const createMachine = (): Machine => {
  const pool = createIdPool();
  const states: SpecNode[] = [];
  const edges: SpecEdge[] = [];
  const marked: MarkedEnd[] = [];
  let last: string | undefined;
  const find = (name: string): string | undefined => {
    const wanted = bareName(name).toLowerCase();
    return states.find(({ label }) => label.toLowerCase() === wanted)?.id;
  };
  return {
    state: (name, start) => {
      const known = find(name);
      if (known !== undefined) return known;
      const label = capitalised(bareName(name));
      const id = nodeIdFor(label, pool);
      states.push({ id, label, kind: 'state', origin: 'prompt', source: { start, end: start + name.length } });
      return id;
    },
    find,
    move: (from, to, label, source) => {
      if (edges.some((edge) => edge.from === from && edge.to === to && edge.label === label)) return;
      edges.push({ id: edgeIdFor(from, to, pool), from, to, label, kind: 'transition', origin: 'prompt', source });
    },
    end: (id, side) => marked.push({ id, side }),
    last: () => last,
    setLast: (id) => {
      last = id;
    },
    states,
    edges,
    marked,
    pool,
  };
};
