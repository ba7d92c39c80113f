import { createNameScope, type MachineEffect, type Name, type PortDecl, type Step } from '../../../program/index.ts';
import type { StateText } from './read-state.ts';

interface Told {
  /** States by their names, with what they do. */
  readonly states: readonly { readonly name: Name; readonly text: StateText }[];
  readonly transitions: readonly {
    readonly from: Name;
    readonly event: Name;
    readonly action: string;
    readonly about: string;
  }[];
}

/** What is done on the way through a machine, as calls of a port: the same words are the same method. */
export const findEffects = (
  { states, transitions }: Told,
  open: Omit<PortDecl, 'methods'>,
): { readonly actions?: PortDecl; readonly effects: readonly MachineEffect[] } => {
  const methods: Step[] = [];
  const port: PortDecl = { ...open, methods };
  const scope = createNameScope();
  const known = new Map<string, Step>();
  const stepOf = (label: string, from: readonly string[]): Step => {
    const key = label.toLowerCase();
    const step = known.get(key) ?? { name: scope.call(label, from, 'act'), port };
    if (!known.has(key)) methods.push(step);
    known.set(key, step);
    return step;
  };
  const stepsOf = (labels: readonly string[], { from }: Name): readonly Step[] =>
    labels.map((label) => stepOf(label, from));
  /** Where every line of an event does the same, the event alone tells. */
  const isAlone = ({ event, action }: Told['transitions'][number]): boolean =>
    transitions.every((each) => each.event !== event || each.action === action);
  const acting = transitions.filter(
    (each, index) =>
      each.action !== '' && !(isAlone(each) && transitions.findIndex(({ event }) => event === each.event) < index),
  );
  const effects = [
    ...states.map(({ name, text }) => ({ from: name, steps: stepsOf(text.exit, name) })),
    ...acting.map((each) => ({
      ...(!isAlone(each) && { from: each.from }),
      event: each.event,
      steps: [stepOf(each.action, [each.about])],
    })),
    ...states.map(({ name, text }) => ({ to: name, steps: stepsOf(text.entry, name) })),
  ].filter(({ steps }) => steps.length > 0);
  return effects.length === 0 ? { effects } : { actions: port, effects };
};
