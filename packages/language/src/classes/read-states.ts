import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecNode,
} from '@diagloom/diagram/model';
import { readArrows } from '../notations/arrows.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { capitalised } from '../text/words.ts';

/** What a text says of states, as it is read. */
interface Machine {
  readonly state: (name: string, start: number) => string;
  readonly find: (name: string) => string | undefined;
  readonly names: () => readonly string[];
  readonly move: (from: string, to: string, label: string, span: SourceSpan) => void;
  readonly end: (id: string, side: 'initial' | 'final') => void;
  readonly last: () => string | undefined;
  readonly setLast: (id: string) => void;
}

const article = /^(?:the|a|an|its|state|status)\s+/i;

const bareName = (text: string): string => {
  let name = text
    .trim()
    .replace(/^["“']|["”'.,;]+$/g, '')
    .trim();
  for (let previous = ''; previous !== name; ) {
    previous = name;
    name = name.replace(article, '').replace(/\s+(?:state|status)$/i, '');
  }
  return name;
};

/** Reads states and transitions: lists, arrows, and sentences such as `it goes from New to Paid when the money arrives`. */
export const readStates = (
  text: string,
  { type, title }: { readonly type: string; readonly title: string },
): DiagramSpec => {
  const pool = createIdPool();
  const states: SpecNode[] = [];
  const edges: SpecEdge[] = [];
  const marked: { readonly id: string; readonly side: 'initial' | 'final' }[] = [];
  let last: string | undefined;
  const find = (name: string): string | undefined => {
    const wanted = bareName(name).toLowerCase();
    return states.find(({ label }) => label.toLowerCase() === wanted)?.id;
  };
  const machine: Machine = {
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
    end: (id, side) => marked.push({ id, side }),
    last: () => last,
    setLast: (id) => {
      last = id;
    },
  };
  const pieces = splitOutside({ text, start: 0 }, /\n|;|(?<=\S)[.!](?=\s|$)/g).flatMap(
    (piece) => trimPiece(piece) ?? [],
  );
  for (const piece of pieces) readPiece(piece, machine);
  if (edges.length === 0) chain(states, machine);
  return {
    schemaVersion: 1,
    type,
    title: title === '' ? 'States' : title,
    ...withEnds(states, edges, marked, pool),
    groups: [],
    notes: [],
  };
};

/** States that are only listed follow each other in the order of the list. */
const chain = (states: readonly SpecNode[], machine: Machine): void => {
  states.slice(1).forEach((state, index) => {
    const before = states[index];
    if (before?.source !== undefined && state.source !== undefined)
      machine.move(before.id, state.id, '', { start: before.source.start, end: state.source.end });
  });
};

/** One start, and an end after each state that leads nowhere. */
const withEnds = (
  states: readonly SpecNode[],
  edges: readonly SpecEdge[],
  marked: readonly { readonly id: string; readonly side: 'initial' | 'final' }[],
  pool: Set<string>,
): Pick<DiagramSpec, 'nodes' | 'edges'> => {
  if (states.length === 0) return { nodes: [], edges: [] };
  const opening =
    marked.find(({ side }) => side === 'initial')?.id ??
    states.find(({ id }) => edges.every(({ to }) => to !== id))?.id ??
    states[0]?.id ??
    '';
  const saidFinal = marked.filter(({ side }) => side === 'final').map(({ id }) => id);
  const closing =
    saidFinal.length > 0
      ? saidFinal
      : states
          .filter(({ id }) => edges.every(({ from }) => from !== id) && edges.some(({ to }) => to === id))
          .map(({ id }) => id);
  const initial: SpecNode = { id: nodeIdFor('initial', pool), label: 'Initial', kind: 'initial', origin: 'repair' };
  const final: SpecNode = { id: nodeIdFor('final', pool), label: 'Final', kind: 'final', origin: 'repair' };
  const line = (from: string, to: string): SpecEdge => ({
    id: edgeIdFor(from, to, pool),
    from,
    to,
    label: '',
    kind: 'transition',
    origin: 'repair',
  });
  return {
    nodes: [initial, ...states, ...(closing.length > 0 ? [final] : [])],
    edges: [line(initial.id, opening), ...edges, ...closing.map((id) => line(id, final.id))],
  };
};

const moves =
  '(?:goes|go|moves|move|changes|change|transitions|transition|switches|switch|returns|return|turns|turn|passes|advances|proceeds|progresses|reverts|falls)';
const cause = '(?:when|once|after|on|upon|if|as soon as|by|because of)';

interface StateForm {
  readonly pattern: RegExp;
  readonly example: string;
}

/** Sentences about states; groups `from`, `to` and `why` are a transition, `first` and `final` name ends, `list` names states. */
export const stateForms: readonly StateForm[] = [
  {
    pattern:
      /^(?:it |(?:the|an?|each|every) [\w ]+? )?(?:starts?|begins?)(?: out)? (?:in|as|with|at)(?: the)? (?<first>.+)$/i,
    example: 'It starts in New',
  },
  {
    pattern: /^(?:the )?(?:initial|first|start(?:ing)?) state is (?<first>.+)$/i,
    example: 'The initial state is Draft',
  },
  {
    pattern: /^(?:the )?(?:final|end|last|terminal) states? (?:is|are) (?<final>.+)$/i,
    example: 'The final states are Done and Cancelled',
  },
  {
    pattern: /^(?:it |(?:the|an?|each|every) [\w ]+? )?ends? (?:in|as|with|at)(?: the)? (?<final>.+)$/i,
    example: 'It ends in Closed',
  },
  {
    pattern: new RegExp(
      `^${cause}\\s+(?<why>[^,]+),\\s*(?:it|the [\\w ]+?|an? [\\w ]+?)\\s+${moves}\\s+(?:back\\s+)?from\\s+(?<from>.+?)\\s+(?:back\\s+)?(?:in)?to\\s+(?<to>.+)$`,
      'i',
    ),
    example: 'When paid, the order moves from New to Paid',
  },
  {
    pattern: new RegExp(
      `^(?:it |(?:the|an?|each) [\\w ]+? |\\w+ )?(?:can |may |then |also )*${moves}?\\s*(?:back\\s+)?from\\s+(?<from>.+?)\\s+(?:back\\s+)?(?:in)?to\\s+(?<to>.+?)(?:\\s+(?<why>${cause}\\s+.+))?$`,
      'i',
    ),
    example: 'An order goes from New to Paid when the money arrives',
  },
  {
    pattern: new RegExp(
      `^${cause}\\s+(?<why>[^,]+),\\s*(?<from>.+?)\\s+(?:${moves}\\s+(?:back\\s+)?(?:in)?to|becomes?)\\s+(?<to>.+)$`,
      'i',
    ),
    example: 'When paid, New becomes Paid',
  },
  {
    pattern: new RegExp(
      `^(?<from>.+?)\\s+(?:can |may |then |also )*(?:${moves}\\s+(?:back\\s+)?(?:in)?to|becomes?|leads? to|is followed by)\\s+(?<to>.+?)(?:,?\\s+(?<why>${cause}\\s+.+))?$`,
      'i',
    ),
    example: 'New goes to In progress when assigned',
  },
  {
    pattern:
      /^(?:it|the [\w ]+?|an? [\w ]+?) (?:can be|may be|is either|has the states|has states|has these states|with the states)(?: in)?:? (?<list>.+)$/i,
    example: 'An order can be new, paid or shipped',
  },
  {
    pattern: /^(?:the )?states?(?: are| include|:)\s*:?\s*(?<list>.+)$/i,
    example: 'The states are New, Paid and Shipped',
  },
];

const readPiece = (piece: Piece, machine: Machine): void => {
  if (readMermaid(piece, machine)) return;
  if (/->|→|=>|—>/.test(piece.text)) {
    for (const { from, to, label } of readArrows(piece.text))
      machine.move(
        machine.state(from.text, piece.start + from.span.start),
        machine.state(to.text, piece.start + to.span.start),
        label,
        spanOf(piece),
      );
    return;
  }
  for (const { pattern } of stateForms) {
    const groups = pattern.exec(piece.text)?.groups;
    if (groups === undefined) continue;
    if (groups.to !== undefined) readMove(groups, piece, machine);
    else
      for (const name of listOf(groups.first ?? groups.final ?? groups.list ?? '')) {
        const id = machine.state(name, piece.start + piece.text.indexOf(name));
        if (groups.list === undefined) machine.end(id, groups.first === undefined ? 'final' : 'initial');
        machine.setLast(id);
      }
    return;
  }
  const list = listOf(piece.text);
  if (list.length > 1 && list.every((name) => name.split(/\s+/).length <= 4))
    for (const name of list) machine.state(name, piece.start + piece.text.indexOf(name));
};

/** The transition of a form, and those that go on from it: `to Paid and then to Shipped`. */
const readMove = (groups: Readonly<Record<string, string | undefined>>, piece: Piece, machine: Machine): void => {
  const further = /,?\s+(?:and\s+)?(?:then|later|finally)\s+(?:goes\s+|moves\s+|becomes\s+)?(?:to\s+)?/i;
  const [reason = '', ...later] = (groups.why ?? '').split(further);
  const steps = [...(groups.to ?? '').split(further), ...later];
  let why = labelOf(reason);
  let from = [...new Set(listOf(groups.from ?? ''))].flatMap((name) => stateNamed(name, piece, machine) ?? []);
  if (from.length === 0) from = [machine.last()].flatMap((id) => id ?? []);
  for (const step of steps) {
    const targets = listOf(step).map((name) =>
      machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name))),
    );
    for (const start of from) for (const end of targets) machine.move(start, end, why, spanOf(piece));
    from = targets;
    why = '';
  }
  const last = from.at(-1);
  if (last !== undefined) machine.setLast(last);
};

/** `the order` in `the order goes to Paid` is no state: the transition starts where the last one ended. */
const stateNamed = (name: string, piece: Piece, machine: Machine): string | undefined => {
  const known = machine.find(name);
  const isThing = /^(?:it|they|the|an?|each|every)\b/i.test(name.trim());
  return known ?? (isThing ? undefined : machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name))));
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/i)
    .map((name) => name.trim())
    .filter((name) => bareName(name) !== '');

const labelOf = (why: string): string =>
  capitalised(
    why
      .replace(/^(?:when|once|after|on|upon|if|as soon as|by|because of)\s+/i, '')
      .replace(/^(?:it is|it's|it has been|the |an? )/i, '')
      .trim(),
  );

const spanOf = ({ text, start }: Piece): SourceSpan => ({ start, end: start + text.length });

/** Lines of a Mermaid state diagram. */
const readMermaid = (piece: Piece, machine: Machine): boolean => {
  if (/^(?:stateDiagram(?:-v2)?|direction \w+|```\w*|@startuml|@enduml)$/.test(piece.text)) return true;
  const [, from, to, label = ''] = /^(\[\*\]|[\w-]+)\s*--?>\s*(\[\*\]|[\w-]+)\s*(?::\s*(.*))?$/.exec(piece.text) ?? [];
  if (from === undefined || to === undefined || !(from === '[*]' || to === '[*]')) return false;
  if (from === '[*]') machine.end(machine.state(to, piece.start + piece.text.indexOf(to)), 'initial');
  else machine.end(machine.state(from, piece.start), 'final');
  return label.length >= 0;
};

/** True where a prompt asks for states rather than classes. */
export const isStateRequest = (prompt: string): boolean =>
  /\bstate[- ]?(?:diagram|machine|chart|transition)|\bstateDiagram|\bstates of\b|\blife ?cycle of\b/i.test(
    prompt.slice(0, 200),
  ) || /^\s*states?\s*:/i.test(prompt);
