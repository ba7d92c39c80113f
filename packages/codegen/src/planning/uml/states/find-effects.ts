import {
  createNameScope,
  type MachineEffect,
  type Name,
  oneLine,
  type PortDecl,
  type Step,
} from '../../../program/index.ts';
import { asQuestion } from '../../as-question.ts';
import type { StateText } from './read-state.ts';

interface Told {
  /** States by their names, with what they do. */
  readonly states: readonly { readonly name: Name; readonly text: StateText }[];
  readonly transitions: readonly {
    readonly from: Name;
    readonly event: Name;
    readonly to: Name;
    readonly action: string;
    readonly about: string;
  }[];
}

type Actions = (label: string, from: readonly string[], answer?: 'boolean') => Step;

/** Methods of a port, made when they are first spoken of: the same words are the same one. What is answered is asked for as a question. */
export const createActions = (port: PortDecl & { readonly methods: Step[] }): Actions => {
  const scope = createNameScope();
  const known = new Map<string, Step>();
  return (label, from, answer) => {
    const key = label.toLowerCase();
    const called = answer === undefined ? label : asQuestion(label);
    const step = known.get(key) ?? {
      name: { ...scope.call(called, from, 'act'), label: oneLine(label) },
      port,
      ...(answer && { answer }),
    };
    if (!known.has(key)) port.methods.push(step);
    known.set(key, step);
    return step;
  };
};

/** What is done on the way through a machine, as calls of a port: the same words are the same method. */
export const findEffects = ({ states, transitions }: Told, stepOf: Actions): readonly MachineEffect[] => {
  const stepsOf = (labels: readonly string[], { from }: Name): readonly Step[] =>
    labels.map((label) => stepOf(label, from));
  /** Where every line of an event does the same, the event alone tells. */
  const isAlone = ({ event, action }: Told['transitions'][number]): boolean =>
    transitions.every((each) => each.event !== event || each.action === action);
  const acting = transitions.filter(
    (each, index) =>
      each.action !== '' && !(isAlone(each) && transitions.findIndex(({ event }) => event === each.event) < index),
  );
  /** Where guards decide, the state that follows tells which line is taken. */
  const isDecided = ({ from, event }: Told['transitions'][number]): boolean =>
    transitions.filter((each) => each.from === from && each.event === event).length > 1;
  return [
    ...states.map(({ name, text }) => ({ from: name, steps: stepsOf(text.exit, name) })),
    ...acting.map((each) => ({
      ...(!isAlone(each) && { from: each.from }),
      event: each.event,
      ...(!isAlone(each) && isDecided(each) && { to: each.to }),
      steps: [stepOf(each.action, [each.about])],
    })),
    ...states.map(({ name, text }) => ({ to: name, steps: stepsOf(text.entry, name) })),
  ].filter(({ steps }) => steps.length > 0);
};
