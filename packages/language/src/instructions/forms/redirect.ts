import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

const verb = '(?:go|lead|flow|point|return|jump|continue|loop|connect)s?';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:let|make|have)?\\s*(?<from>.+?)\\s+${verb}\\s+(?:back\\s+)?to\\s+(?<to>.+?)\\s+(?:instead of|rather than|and not|not)\\s+(?:to\\s+)?(?<old>.+)$`,
    'i',
  ),
  /^(?:redirect|reroute|re-route|change(?=\s+the\s+(?:arrow|line|link|edge|connection)\s))\s+(?:the\s+(?:arrow|line|link|edge|flow|connection)\s+)?(?:from\s+)?(?<from>.+?)\s+(?:from|->|to)\s+(?<old>.+?)\s+(?:to|so that it goes to|to go to)\s+(?<to>.+)$/i,
  new RegExp(`^(?:let|make|have)\\s+(?<from>.+?)\\s+${verb}\\s+(?:back\\s+)?to\\s+(?<to>.+?)\\s+instead$`, 'i'),
];

/** "let Cancel go back to Check stock instead of the end": an arrow gets another end. */
export const redirect: CommandForm = {
  id: 'redirect',
  examples: [
    {
      diagram: 'order',
      says: 'let Cancel the order go back to Check stock instead of the end',
      does: ['Removes the arrow from "Cancel the order" to "End".', 'Connects "Cancel the order" to "Check stock".'],
    },
  ],
  read: (command, setting) => {
    const groups = patterns.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    const { from = '', to = '', old } = groups ?? {};
    if (from === '') return undefined;
    const [source, target] = [findPart(from, setting), findPart(to, setting)];
    if (!source.ok) return source;
    if (!target.ok) return target;
    const former = old === undefined ? undefined : findPart(old, setting);
    if (former?.ok === false) return former;
    const leaving = setting.spec.edges.filter((edge) => edge.from === source.part.id);
    const [edge, ...others] = former === undefined ? leaving : leaving.filter((each) => each.to === former.part.id);
    const name = nameOf(source.part, setting);
    if (edge === undefined || others.length > 0) {
      return refuse(
        edge === undefined
          ? `${name} doesn’t lead ${former === undefined ? 'anywhere' : `to ${nameOf(former.part, setting)}`}.`
          : `${name} leads to several steps. Say which connection to replace, such as: instead of Ship.`,
      );
    }
    const end = setting.spec.nodes.find(({ id }) => id === edge.to);
    const endName = end === undefined || end.label === '' ? 'the end' : `"${end.label}"`;
    return steps(
      { edit: { kind: 'disconnect', edge: edge.id }, said: `Removes the arrow from ${name} to ${endName}.` },
      {
        edit: {
          kind: 'connect',
          from: source.part.id,
          to: target.part.id,
          ...(edge.label === '' ? {} : { label: edge.label }),
          ...(edge.kind === undefined ? {} : { edgeKind: edge.kind }),
        },
        said: `Connects ${name} to ${nameOf(target.part, setting)}.`,
      },
    );
  },
};
