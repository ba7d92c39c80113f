import { readVerb } from '@diagloom/language/morphology';
import { createNameScope, type Name, oneLine, type PortDecl } from '../../program/index.ts';
import type { FlowNode } from './flow-graph.ts';

/** Letters of the name of a step: no database has anything that is called so. */
const longestStep = 40;

/** Steps of the same words in two lanes are called the same; questions are not, since their answers stand in one function. */
export const createStepNames = () => {
  const names = createNameScope([], longestStep);
  const doers = new Map<string, Set<PortDecl>>();
  return (said: string, id: string, kind: FlowNode['kind'], port: PortDecl): Name => {
    if (kind === 'ask') return names.call(said, [id], 'decide');
    const plain = createNameScope([], longestStep).call(said, [id], 'step');
    const known = doers.get(plain.words.join(''));
    if (known?.has(port) === false) {
      known.add(port);
      return plain;
    }
    const name = names.call(said, [id], 'step');
    if (name.words.join('') === plain.words.join('')) doers.set(name.words.join(''), new Set([port]));
    return name;
  };
};

/** `Refuses?` of “Manager refuses?” in the lane of the manager: whoever is asked is not named again. */
export const withoutActor = (label: string, lane: string | undefined): string => {
  const opening = `${oneLine(lane ?? '').toLowerCase()} `;
  const rest = oneLine(label).slice(opening.length);
  const [verb = ''] = rest.toLowerCase().split(/[^a-z]/);
  if (lane === undefined || !oneLine(label).toLowerCase().startsWith(opening)) return label;
  const forms = readVerb(verb)?.forms;
  if (forms?.has('third') === true) return rest;
  return /\?$/.test(rest) && (forms?.has('past') === true || forms?.has('participle') === true || /ed$/.test(verb))
    ? `is ${rest}`
    : label;
};
