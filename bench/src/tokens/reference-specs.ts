import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { largeSpecs } from './large-specs.ts';

/** The patterns of each type by their size: the largest one, and for two types one of medium size as well. */
const chosen: Readonly<Partial<Record<DiagramTypeId, readonly string[]>>> = {
  flowchart: ['order-fulfilment'],
  process: ['employee-onboarding', 'procurement'],
  sequence: ['card-payment', 'saml-single-sign-on'],
  orgchart: ['software-company'],
  network: ['industrial-network'],
  'mind-map': ['machine-learning'],
  uml: ['online-shop-use-cases', 'online-shop-classes'],
  architecture: ['microservices'],
  conceptual: ['flight-booking'],
  logical: ['e-learning'],
  physical: ['restaurant'],
  deployment: ['kubernetes-web-application'],
  wireframe: ['shop-screens'],
};

/** Twenty diagrams of all types that texts are drawn as, 8 to 60 shapes each: expert patterns of the types, and larger ones written for this. */
export const readReferenceSpecs = async (): Promise<readonly DiagramSpec[]> => {
  const specs: DiagramSpec[] = [];
  for (const { id } of diagramTypes) {
    const patterns = await loadPatterns(id);
    for (const name of chosen[id] ?? []) {
      const pattern = patterns.find((each) => each.id === name);
      if (pattern === undefined) throw new Error(`There is no pattern "${name}" of ${id}.`);
      const text = pattern.notation.replace(
        /\{\{(\w+)\}\}/g,
        (whole, slot: string) => pattern.slots?.find((each) => each.name === slot)?.default ?? whole,
      );
      specs.push(read(`${id}: ${pattern.title}\n${text}`, id));
    }
    for (const text of largeSpecs[id] ?? []) specs.push(read(text, id));
  }
  return specs;
};

const read = (text: string, id: DiagramTypeId): DiagramSpec => {
  const { spec, problems } = parseNotation(text, diagramTypeOf(id).id);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${spec.title}, "${problem.text}": ${problem.message}`);
  return spec;
};
