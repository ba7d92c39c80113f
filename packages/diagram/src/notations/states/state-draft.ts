import { spanOf, type TextLine } from '../draft/lines.ts';
import type { SpecDraft } from '../draft/spec-draft.ts';

/** What a text says of states and what leads from one to another, where `[*]` is the start or the end of what is open. */
export interface StateDraft {
  readonly state: (key: string, facts?: StateFacts) => void;
  /** Opens a composite state: what is told until it is closed is inside it. */
  readonly open: (key: string, line: TextLine) => void;
  /** False where nothing is open. */
  readonly close: () => boolean;
  readonly transition: (told: Pick<Transition, 'from' | 'to' | 'label'>, line: TextLine) => void;
  readonly note: (text: string, about: string) => void;
  /** How many composite states are open. */
  readonly depth: () => number;
  /** Writes all that was told into the draft. */
  readonly finish: () => void;
}

interface StateFacts {
  readonly label?: string;
  /** What is done in it: `entry / beep`. */
  readonly activity?: string;
  readonly line?: TextLine;
}

interface State {
  label?: string;
  parent?: string | undefined;
  readonly activities: string[];
  line?: TextLine;
}

interface Transition {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** The composite state that it is told in. */
  readonly within: string | undefined;
  readonly line: TextLine;
}

const point = '[*]';

/**
 * Our diagrams have no states within states. So what leads to a composite state leads to where it starts, what leads out of it leads out of each of its
 * states that does not answer the same event otherwise, and its end goes on with what leads out of it without an event.
 */
export const createStateDraft = (draft: SpecDraft): StateDraft => {
  const states = new Map<string, State>();
  const transitions: Transition[] = [];
  const notes: { readonly text: string; readonly about: string }[] = [];
  const opened: string[] = [];
  const known = (key: string): State => {
    const state = states.get(key) ?? { activities: [], parent: opened.at(-1) };
    states.set(key, state);
    return state;
  };
  const childrenOf = (key: string): readonly string[] =>
    [...states].flatMap(([child, { parent }]) => (parent === key ? [child] : []));
  const leavesOf = (key: string): readonly string[] => {
    const inside = childrenOf(key);
    return inside.length === 0 ? [key] : inside.flatMap(leavesOf);
  };
  const startOf = (key: string): string => {
    const inside = childrenOf(key);
    const started = transitions.find(({ from, to, within }) => from === point && within === key && to !== point)?.to;
    const first = started ?? inside[0];
    return first === undefined || first === key ? key : startOf(first);
  };
  const completionsOf = (key: string | undefined): readonly Transition[] =>
    transitions.filter(({ from, label }) => from === key && label === '');
  const endOf = (within: string | undefined): string => (within === undefined ? '[*]/end' : `${within}/end`);

  /** Where a line leads in the end. */
  const targetsOf = ({ to, within }: Transition): readonly string[] => {
    if (to !== point) return [startOf(to)];
    const next = within === undefined ? [] : completionsOf(within);
    return next.length === 0 ? [endOf(within)] : next.flatMap(targetsOf);
  };
  const sourcesOf = (transition: Transition): readonly string[] => {
    const { from, label } = transition;
    const leaves = leavesOf(from);
    if (leaves.length === 1 && leaves[0] === from) return leaves;
    const hasEnd = transitions.some(({ to, within }) => to === point && within === from);
    if (label === '' && hasEnd) return [];
    const event = eventOf(label);
    const isAnswered = (leaf: string): boolean =>
      transitions.some((each) => each.from === leaf && event !== '' && each.label.trim() === event);
    return leaves.filter((leaf) => !isAnswered(leaf));
  };

  return {
    state: (key, { label, activity, line } = {}) => {
      const state = known(key);
      if (label !== undefined) state.label = label;
      if (activity !== undefined) state.activities.push(activity);
      if (line !== undefined) state.line ??= line;
    },
    open: (key, line) => {
      known(key).line ??= line;
      opened.push(key);
    },
    close: () => opened.pop() !== undefined,
    transition: ({ from, to, label }, line) => {
      for (const key of [from, to]) if (key !== point) known(key);
      transitions.push({ from, to, label, within: opened.at(-1), line });
    },
    note: (text, about) => notes.push({ text, about }),
    depth: () => opened.length,
    finish: () => {
      // A composite state that ends without anything to go on with stays where it has ended.
      for (const { to, within } of transitions)
        if (to === point && within !== undefined && completionsOf(within).length === 0)
          states.set(endOf(within), {
            activities: [],
            parent: within,
            label: `${states.get(within)?.label ?? within} finished`,
          });
      if (transitions.some(({ from, within }) => from === point && within === undefined))
        draft.node(point, { label: '', kind: 'initial' });
      for (const [key, { label, activities, line }] of states) {
        if (childrenOf(key).length > 0) {
          if (line !== undefined) draft.problem({ line: line.number, text: line.text, message: withoutFrame });
          if (line !== undefined && activities.length > 0) draft.leaveOut(line, 'Activities of composite states');
          continue;
        }
        draft.node(key, {
          kind: 'state',
          ...(label !== undefined && { label }),
          ...(activities.length > 0 && { attributes: activities.map((name) => ({ name })) }),
          ...(line !== undefined && { span: spanOf(line) }),
        });
      }
      const told = new Set<string>();
      for (const transition of transitions) {
        const { from, label, within, line } = transition;
        if (from === point && within !== undefined) continue;
        for (const source of from === point ? [point] : sourcesOf(transition))
          for (const target of targetsOf(transition)) {
            const key = JSON.stringify([source, target, label, line.number]);
            if (told.has(key)) continue;
            told.add(key);
            if (target === endOf(undefined)) draft.node(target, { label: '', kind: 'final' });
            draft.edge({ from: source, to: target, label, kind: 'transition', span: spanOf(line) });
          }
      }
      for (const { text, about } of notes) draft.note(text, [states.has(about) ? startOf(about) : about]);
    },
  };
};

const withoutFrame =
  'The frame of this composite state is left out: lines to it lead to where it starts, and lines out of it leave each of its states.';

/** What is said before a guard and an action. */
const eventOf = (label: string): string => (label.split(/[[/]/)[0] ?? '').trim();
