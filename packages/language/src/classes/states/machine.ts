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
  /** The words that say so. */
  readonly span: SourceSpan;
}

/** What a text says of states, as it is read. */
export interface Machine {
  /** The id of the state of this name, which is made where it is new. */
  readonly state: (name: string, start: number) => string;
  readonly find: (name: string) => string | undefined;
  /** Names of states that the text gives somewhere. */
  readonly names: () => readonly string[];
  readonly move: (from: string, to: string, label: string, span: SourceSpan) => void;
  readonly end: (id: string, side: MarkedEnd['side'], span: SourceSpan) => void;
  /** Says that a state is a way round rather than the next one: nothing follows it unless the text says so. */
  readonly setAside: (id: string) => void;
  readonly isAside: (id: string) => boolean;
  /** States from which it only goes back to where it came from. */
  readonly detours: Set<string>;
  /** The states of lists, of which each follows the one before where nothing else is said. */
  readonly listed: Set<string>;
  readonly last: () => string | undefined;
  readonly setLast: (id: string) => void;
  /** Where the move started that was told last, and whether it was told behind `if`: what is told behind the next `if` starts there too. */
  told: { readonly from: readonly string[]; readonly isCase: boolean };
  readonly states: readonly SpecNode[];
  /** How many states the text names outright. */
  readonly declared: number;
  readonly edges: readonly SpecEdge[];
  readonly marked: readonly MarkedEnd[];
  /** The ids that are taken. */
  readonly pool: Set<string>;
}

/** `the hub` is the state `at the hub`, `review` the state `under review`. */
const withoutPlace = (name: string): string => bareName(name.toLowerCase().replace(/^(?:in|at|under) /, ''));

/** `waiting` means `waiting for parts` where no other state begins so. */
const onlyLonger = (states: readonly SpecNode[], name: string): SpecNode | undefined => {
  const longer = states.filter(({ label }) => label.toLowerCase().startsWith(`${name} `));
  return longer.length === 1 ? longer[0] : undefined;
};

/** An empty machine, or one that knows states from an earlier reading, without transitions. */
export const createMachine = (known: readonly SpecNode[] = []): Machine => {
  const pool = createIdPool();
  const states: SpecNode[] = known.map((state) => ({ ...state, id: nodeIdFor(state.label, pool) }));
  const edges: SpecEdge[] = [];
  const marked: MarkedEnd[] = [];
  const aside = new Set<string>();
  let last: string | undefined;
  const find = (name: string): string | undefined => {
    const wanted = bareName(name).toLowerCase();
    const same = states.find(({ label }) => label.toLowerCase() === wanted);
    const placed = same ?? states.find(({ label }) => withoutPlace(label) === withoutPlace(wanted));
    return (placed ?? onlyLonger(states, wanted))?.id;
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
    names: () => states.map(({ label }) => label),
    move: (from, to, label, source) => {
      if (edges.some((edge) => edge.from === from && edge.to === to && edge.label === label)) return;
      edges.push({ id: edgeIdFor(from, to, pool), from, to, label, kind: 'transition', origin: 'prompt', source });
    },
    end: (id, side, span) => marked.push({ id, side, span }),
    setAside: (id) => aside.add(id),
    isAside: (id) => aside.has(id),
    detours: new Set(),
    listed: new Set(),
    last: () => last,
    setLast: (id) => {
      last = id;
    },
    told: { from: [], isCase: false },
    states,
    declared: known.length,
    edges,
    marked,
    pool,
  };
};
