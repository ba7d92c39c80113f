import type { SpecNode } from '@diagloom/diagram/model';
import { readVerb } from '../../lexicon/morphology.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { refuse, type Step } from '../instruction.ts';
import { inFlowOrder } from '../references/flow-order.ts';
import { nameOf, partsOf, toCandidate } from '../references/part.ts';
import type { Setting } from '../setting.ts';

const pattern =
  /^(?:simplify|shorten|condense|compact|reduce|summari[sz]e)(?:\s+(?:it|this|that|everything|the (?:whole )?(?:diagram|chart|flow|flowchart|process|steps)))?(?:\s+(?:a bit|a little|please|more))?$|^make\s+(?:it|this|the (?:diagram|flow|process|chart))\s+(?:a bit\s+|much\s+)?(?:simpler|shorter|smaller and simpler|less (?:complex|complicated|detailed))$/i;

/** Two labels make one that can still be read at a glance up to here, in characters. */
const longest = 44;

/** Joins steps that only follow each other, two at a time, and says which. */
export const simplify: CommandForm = {
  id: 'simplify',
  examples: [
    {
      diagram: 'order',
      says: 'simplify this',
      does: ['Joins "Pack" and "Ship" into one step.', 'Removes "Ship", which is now part of it.'],
    },
    {
      diagram: 'company',
      says: 'simplify it',
      does: ['Nothing here can be left out without losing something. Say what to remove, such as "remove CTO".'],
    },
  ],
  read: (command, setting) => (pattern.test(command) ? readPairs(setting) : undefined),
};

const readPairs = (setting: Setting): CommandReading => {
  const pairs = setting.type.family === 'process' ? pairsOf(setting) : [];
  if (pairs.length === 0) {
    const parts = partsOf(setting).filter(({ sort }) => sort === 'node');
    const example = parts[1] ?? parts[0];
    const such = example === undefined ? '' : `, such as "remove ${nameOf(example, setting).replaceAll('"', '')}"`;
    return refuse(
      `Nothing here can be left out without losing something. Say what to remove${such}.`,
      parts.slice(0, 12).map((part) => toCandidate(part, setting)),
    );
  }
  return steps(
    ...pairs.flatMap(([first, second]): readonly Step[] => [
      {
        edit: { kind: 'rename', target: first.id, label: joined(first.label, second.label) },
        said: `Joins "${first.label}" and "${second.label}" into one step.`,
      },
      {
        edit: { kind: 'removeNode', node: second.id, heal: true },
        said: `Removes "${second.label}", which is now part of it.`,
      },
    ]),
  );
};

const joined = (first: string, second: string): string =>
  `${first} and ${/^\p{Lu}\p{Ll}/u.test(second) ? second.charAt(0).toLowerCase() + second.slice(1) : second}`;

/** Plain steps of one lane of which the first leads to nothing but the second and the second comes from nowhere else. */
const pairsOf = ({ spec, type }: Setting): readonly (readonly [SpecNode, SpecNode])[] => {
  const plain = type.vocabulary.nodes[0]?.id;
  // "Pack" and "Ship" are things to do; "Music" and "History" are not, and "Customer pays" is somebody else's.
  const isPlain = ({ kind, label }: SpecNode): boolean =>
    (kind === undefined || kind === plain) &&
    readVerb(label.split(/\s/)[0]?.toLowerCase() ?? '')?.forms.has('base') === true;
  const used = new Set<string>();
  return inFlowOrder(spec).flatMap((first) => {
    const [edge, ...others] = spec.edges.filter(({ from }) => from === first.id);
    const second = spec.nodes.find(({ id }) => id === edge?.to);
    if (edge === undefined || second === undefined || others.length > 0 || edge.label !== '') return [];
    const isOnly = spec.edges.filter(({ to }) => to === second.id).length === 1;
    const isAlike = isPlain(first) && isPlain(second) && first.groups?.join() === second.groups?.join();
    const isShort = joined(first.label, second.label).length <= longest && !/\band\b/i.test(first.label + second.label);
    if (!isOnly || !isAlike || !isShort || used.has(first.id) || used.has(second.id)) return [];
    used.add(first.id).add(second.id);
    return [[first, second] as const];
  });
};
