import type { SpecNode } from '@diagloom/diagram/model';
import {
  createNameScope,
  type NameScope,
  oneLine,
  type PassedValue,
  type PortDecl,
  type Step,
} from '../../program/index.ts';
import { asQuestion } from '../as-question.ts';
import type { createHandleScope } from '../handles.ts';
import type { LineCondition } from './line-conditions.ts';

/** What one part does by itself. */
export interface OwnWork {
  /** How it makes what it passes on of what it has, or has it at hand: nobody else brings it. */
  readonly make: (value: PassedValue, from: readonly PassedValue[], verb: 'Create' | 'Provide') => Step;
  /** What it does because of a request for which no line leaves it. */
  readonly handle: (request: Step) => Step;
  /** Whether a condition of a line holds. */
  readonly ask: (condition: Pick<LineCondition, 'label'>, about: readonly PassedValue[]) => Step;
}

/** What parts do by themselves, for whoever takes the code over to implement: a port for each that makes or decides something. */
export interface Works {
  readonly for: (node: SpecNode) => OwnWork;
  /** The port of a part that makes something. */
  readonly of: (node: SpecNode) => readonly PortDecl[];
  readonly all: () => readonly PortDecl[];
}

/** `handle order placed` of `on order placed` and of `handle order placed`. */
const handling = ([first = '', ...rest]: readonly string[]): string =>
  ['handle', ...(rest.length > 0 && (first === 'on' || first === 'handle') ? rest : [first, ...rest])].join(' ');

interface NewStep extends Omit<Step, 'name' | 'port'> {
  readonly called: string;
  readonly label: string;
  readonly from: readonly string[];
}

export const createWorks = ({
  typeNames,
  handles,
}: {
  readonly typeNames: NameScope;
  readonly handles: ReturnType<typeof createHandleScope>;
}): Works => {
  const ports = new Map<string, PortDecl & { readonly methods: Step[] }>();
  const scopes = new Map<string, NameScope>();
  const steps = new Map<string, Step>();
  const portOf = ({ id, label }: SpecNode): PortDecl & { readonly methods: Step[] } => {
    const known = ports.get(id);
    if (known !== undefined) return known;
    const said = oneLine(label);
    const port = {
      name: typeNames.take(said, [id], 'part', 'work'),
      handle: handles.take(said, [id], 'part', 'work'),
      summary: `The work that “${said}” does on its own; for you to implement.`,
      methods: [],
    };
    ports.set(id, port);
    scopes.set(id, createNameScope());
    return port;
  };
  return {
    for: (node) => {
      const add = (key: string, { called, label, from, ...step }: NewStep): Step => {
        const port = portOf(node);
        const known = steps.get(`${node.id} ${key}`);
        if (known !== undefined) return known;
        const scope = scopes.get(node.id) ?? createNameScope();
        const made: Step = { ...step, name: { ...scope.call(called, from, 'do'), label }, port };
        port.methods.push(made);
        steps.set(`${node.id} ${key}`, made);
        return made;
      };
      return {
        make: (value, from, verb) => {
          const scope = scopes.get(node.id);
          const thing = value.name.words.filter((word, index) => index > 0 || word !== 'given').join(' ');
          const [first] = from;
          const plain = `${verb} ${thing}`;
          const called =
            scope?.has(plain) === true && first !== undefined ? `${plain} from ${first.name.words.join(' ')}` : plain;
          const key = [value, ...from].map(({ name }) => name.words.join(' ')).join(',');
          const parameters = from.length > 0 ? { parameters: from } : {};
          return add(key, { called, label: called, from: value.name.from, result: value, drawnAs: [], ...parameters });
        },
        handle: ({ name, parameters = [] }) =>
          add(`! ${name.words.join(' ')}`, {
            called: handling(name.words),
            label: handling(name.words),
            from: name.from,
            drawnAs: [],
            ...(parameters.length > 0 && { parameters }),
          }),
        ask: ({ label }, about) => {
          const from = about.flatMap(({ name }) => name.from);
          const parameters = about.length > 0 ? { parameters: about } : {};
          const key = [label, ...about.map(({ name }) => name.words.join(' '))].join(',');
          const asked = asQuestion(label);
          const [first] = about;
          const called =
            scopes.get(node.id)?.has(asked) === true && first !== undefined
              ? `${asked} by ${first.name.words.join(' ')}`
              : asked;
          return add(`? ${key}`, {
            called,
            label,
            from,
            answer: 'boolean',
            drawnAs: [],
            ...parameters,
          });
        },
      };
    },
    of: ({ id }) => [...ports].flatMap(([own, port]) => (own === id ? [port] : [])),
    all: () => [...ports.values()],
  };
};
