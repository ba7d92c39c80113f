import type { SpecNode } from '@diagloom/diagram/model';
import {
  createNameScope,
  type NameScope,
  oneLine,
  type PassedValue,
  type PortDecl,
  type Step,
} from '../../program/index.ts';
import type { createHandleScope } from '../handles.ts';

/** How a part makes what it passes on of what it has: nobody else brings it. */
export type Making = (value: PassedValue, from: readonly PassedValue[]) => Step;

/** What parts do by themselves, for whoever takes the code over to implement: a port for each that makes something. */
export interface Works {
  readonly makingFor: (node: SpecNode) => Making;
  /** The port of a part that makes something. */
  readonly of: (node: SpecNode) => readonly PortDecl[];
  readonly all: () => readonly PortDecl[];
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
    makingFor: (node) => (value, from) => {
      const port = portOf(node);
      const key = [node.id, ...[value, ...from].map(({ name }) => name.words.join(' '))].join(',');
      const known = steps.get(key);
      if (known !== undefined) return known;
      const scope = scopes.get(node.id) ?? createNameScope();
      const plain = `Create ${value.name.words.filter((word, index) => index > 0 || word !== 'given').join(' ')}`;
      const [first] = from;
      const label = scope.has(plain) && first !== undefined ? `${plain} from ${first.name.words.join(' ')}` : plain;
      const name = { ...scope.call(label, value.name.from, 'create'), label };
      const step: Step = { name, port, ...(from.length > 0 && { parameters: from }), result: value };
      port.methods.push(step);
      steps.set(key, step);
      return step;
    },
    of: ({ id }) => [...ports].flatMap(([own, port]) => (own === id ? [port] : [])),
    all: () => [...ports.values()],
  };
};
