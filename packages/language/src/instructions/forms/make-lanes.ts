import { createIdPool, groupIdFor, startingWithArticle } from '@diagloom/diagram/model';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { refuse, type Step } from '../instruction.ts';
import { idPool } from '../new-node.ts';
import { inFlowOrder } from '../references/flow-order.ts';
import { listNames } from '../references/part.ts';
import { readActor } from '../references/read-actor.ts';
import type { Setting } from '../setting.ts';

const pattern =
  /^(?:(?:turn|convert|change|make|transform|split|divide|arrange|put|draw|show|organi[sz]e|group)\s+(?:it|this|that|everything|all|all steps|the (?:whole )?(?:diagram|chart|flow|flowchart|process|steps)|them)?\s*(?:in|into|to|as|with|by|using|a)*\s*(?:an?\s+)?(?:swim ?lanes?|lanes|swim ?lane (?:diagram|chart|flowchart|process))|(?:add|use|create|give it)\s+(?:swim ?lanes|lanes))(?:\s+(?:by|per|for (?:each|every)|with|one per)\s+(?:each\s+)?(?:actor|role|person|department|team|participant|responsibility|owner)s?)?$/i;

/** "turn it into swimlanes": a lane for each of those whom the labels say to do the steps. */
export const makeLanes: CommandForm = {
  id: 'make-lanes',
  examples: [
    {
      diagram: 'hiring',
      says: 'turn it into swimlanes',
      does: [
        'Puts "Recruiter screens CV" into a new lane "Recruiter".',
        'Puts "Manager interviews candidate" and "Manager signs contract" into a new lane "Manager".',
        'Renames "Recruiter screens CV" to "Screen CV".',
        'Renames "Manager interviews candidate" to "Interview candidate".',
        'Renames "Manager signs contract" to "Sign contract".',
      ],
    },
    {
      diagram: 'purchase',
      says: 'add swimlanes by role',
      does: [
        'The labels don’t say who does which step. Name a lane with its steps, such as: group Pay the invoice in a lane called Sales.',
      ],
    },
  ],
  read: (command, setting) => (pattern.test(command) ? readLanes(setting) : undefined),
};

const readLanes = (setting: Setting): CommandReading => {
  const { spec, type } = setting;
  const lane = type.vocabulary.groups.find(({ id }) => id === 'lane');
  if (type.family !== 'process')
    return refuse(`${startingWithArticle(type.label)} can’t have lanes. Only a swimlane process can.`);
  if (lane === undefined) {
    return refuse(
      `${startingWithArticle(type.label)} has no lanes. Open Edit Details, change the type to Swimlane process, then ask again.`,
    );
  }
  const acting = spec.nodes.flatMap((node) => {
    const read = readActor(node.label);
    return read === undefined ? [] : [{ node, ...read }];
  });
  const actors = [...new Map(acting.map(({ actor }) => [actor.toLowerCase(), actor])).values()];
  if (actors.length < 2) {
    const step = spec.nodes.find(({ kind }) => kind === undefined)?.label ?? 'Ship';
    return refuse(
      `The labels don’t say who does which step. Name a lane with its steps, such as: group ${step} in a lane called Sales.`,
    );
  }
  const actorOf = new Map(acting.map(({ node, actor }) => [node.id, actor.toLowerCase()]));
  const owners = ownersOf(setting, actorOf);
  const pool = createIdPool(idPool(setting));
  const lanes = actors.map((actor): Step => {
    const id = groupIdFor(actor, pool);
    pool.add(id);
    const named = acting.filter((each) => each.actor.toLowerCase() === actor.toLowerCase());
    const members = spec.nodes.filter((node) => owners.get(node.id) === actor.toLowerCase()).map((node) => node.id);
    return {
      edit: {
        kind: 'addGroup',
        id,
        label: actor,
        members,
        ...(type.vocabulary.groups[0] === lane ? {} : { groupKind: lane.id }),
      },
      said: `Puts ${listNames(named.map(({ node }) => `"${node.label}"`))} into a new lane "${actor}".`,
    };
  });
  const renamed = acting.map(
    ({ node, action }): Step => ({
      edit: { kind: 'rename', target: node.id, label: action },
      said: `Renames "${node.label}" to "${action}".`,
    }),
  );
  return steps(...lanes, ...renamed);
};

/** A step that does not say who does it, such as a decision or an end, belongs to whoever acts before it, or else after it. */
const ownersOf = ({ spec }: Setting, known: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const owners = new Map(known);
  const order = inFlowOrder(spec);
  for (const [nodes, near, far] of [
    [order, 'to', 'from'],
    [order.toReversed(), 'from', 'to'],
  ] as const) {
    for (const { id } of nodes) {
      const neighbour = spec.edges.find((edge) => edge[near] === id && owners.has(edge[far]));
      const owner = neighbour === undefined ? undefined : owners.get(neighbour[far]);
      if (!owners.has(id) && owner !== undefined) owners.set(id, owner);
    }
  }
  return owners;
};
