import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { type Assumption, oneLine, type PortDecl, type ServiceDecl, type Step } from '../../program/index.ts';
import type { WrittenParts } from './written-parts.ts';

/** What of a drawing of parts the code had to decide, or left out. */
export interface ClientsToTell {
  readonly clients: ReadonlyMap<string, PortDecl>;
  /** Parts whose classes call others. */
  readonly callers: readonly SpecNode[];
  /** Classes that others call and that do nothing by that name. */
  readonly apart: readonly ServiceDecl[];
  /** Parts that are asked for several things. */
  readonly shared: readonly SpecNode[];
  /** Calls that nothing speaks of that is asked for. */
  readonly alone: readonly Step[];
  /** Calls that are made in some cases only. */
  readonly conditional: readonly Step[];
  readonly written: WrittenParts;
}

/** Sentences for the explanation; none for what the drawing does not hold. */
export const tellClients = (
  spec: DiagramSpec,
  { clients, callers, apart, shared, alone, conditional, written }: ClientsToTell,
): readonly Assumption[] => {
  const carrying = [...clients.values()]
    .flatMap(({ methods }) => methods)
    .filter(({ parameters, result }) => parameters !== undefined || result !== undefined);
  const { passedThrough, watching, copies } = written;
  const unwritten = spec.nodes.filter(
    (node) => !clients.has(node.id) && !callers.includes(node) && !passedThrough.some(({ id }) => id === node.id),
  );
  const isOne = shared.length === 1;
  const awaited = spec.edges.filter(({ kind, to }) => kind === 'async' && clients.has(to));
  return [
    ...tell(
      'Lines are drawn without types, so what is passed over them is text, named after what they say. Give it a type of your own.',
      carrying.flatMap(({ name }) => name.from),
    ),
    ...tell(
      `Which lines ${listed(shared.map(({ label }) => label))} ${isOne ? 'goes' : 'go'} on with because of a request isn’t drawn, so each request makes the calls that speak of the same things and do the same to them, and those that speak of none; looking at something sends and changes nothing.`,
      shared.map(({ id }) => id),
    ),
    ...tell(
      `${listed(alone.map(({ name, port }) => name.label || port.name.label))}: nothing that is asked leads there, so ${alone.length === 1 ? 'that is a method of its own' : 'these are methods of their own'}. Call ${alone.length === 1 ? 'it' : 'them'} where the work belongs.`,
      alone.flatMap(({ name }) => name.from),
    ),
    ...tell(
      `${listed(conditional.map(({ name }) => name.label))}: that is done in some cases only. Which they are isn’t drawn, so it is asked of you; what is said to be wrong goes nowhere else.`,
      conditional.flatMap(({ name }) => name.from),
    ),
    ...tell(
      'Asynchronous lines became calls that are awaited until the other side has taken what is sent, and give nothing back.',
      awaited.map(({ id }) => id),
    ),
    ...tell(
      `${listed(unwritten.map(({ label }) => label))} ${unwritten.length === 1 ? 'has' : 'have'} no code: people, and what runs outside and is called by nobody, aren’t written.`,
      unwritten.map(({ id }) => id),
    ),
    ...tell(
      `${listed(passedThrough.map(({ label }) => label))} ${passedThrough.length === 1 ? 'is' : 'are'} set up and not written, so ${passedThrough.length === 1 ? 'it has' : 'they have'} no code: who calls ${passedThrough.length === 1 ? 'it' : 'them'} calls what is behind.`,
      passedThrough.map(({ id }) => id),
    ),
    ...tell(
      `${listed(watching.map(({ label }) => label))} ${watching.length === 1 ? 'watches' : 'watch'} others and ${watching.length === 1 ? 'is' : 'are'} set up, not written: what ${watching.length === 1 ? 'it looks' : 'they look'} at, such as an address with metrics, is no method here.`,
      watching.map(({ id }) => id),
    ),
    ...tell(
      `${listed([...copies.keys(), ...copies.values()].map(({ label }) => label).toSorted())} are one part here: how many of it run is told where they are started.`,
      [...copies.keys()].map(({ id }) => id),
    ),
    // What others ask of a class that it does not do by that name.
    ...apart.map(({ name }) => ({
      text: `The drawing doesn’t say what “${name.label}” does when it is called, so its class has a method for each line that leaves it and doesn’t implement “${clients.get(name.from[0] ?? '')?.name.words.join(' ')}”.`,
      about: name.from,
    })),
  ];
};

const tell = (text: string, about: readonly string[]): readonly Assumption[] =>
  about.length === 0 ? [] : [{ text, about }];

/** `“Orders” and “Menus”`. */
export const listed = (labels: readonly string[]): string =>
  new Intl.ListFormat('en').format(new Set(labels.map((label) => `“${oneLine(label)}”`)));
