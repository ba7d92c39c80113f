import { startingWithArticle } from '@diagloom/diagram/model';
import { type CommandForm, steps } from '../form.ts';
import { refuse, type Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs}|build|put)\\s+(?:an?\\s+|the\\s+)?(?:retry|re-?try|repeat|try again)(?:[- ](?:loop|logic|mechanism|branch|step|path))?\\s+(?:around|for|to|on|after|at)\\s+(.+)$`,
  'i',
);
const spoken =
  /^(?:retry|repeat)\s+(.+?)\s+(?:if it fails|on (?:failure|error)|when it fails|until it (?:works|succeeds))$/i;
const negative = /^(?:no|nein|failed|fails?|failure|error|invalid|rejected|declined|wrong|false|not ok|denied)\b/i;

/** "insert a retry loop around payment": a question whether to try again, where the flow says that something failed. */
export const addRetry: CommandForm = {
  id: 'add-retry',
  examples: [
    {
      diagram: 'order',
      says: 'insert a retry loop around Check stock',
      does: [
        'Adds the decision "Try again?" on the branch "No" of "In stock?".',
        'Connects "Try again?" back to "Check stock" on "Yes".',
      ],
    },
    {
      diagram: 'order',
      says: 'add a retry loop around packing',
      does: [
        'Adds the decision "Pack succeeded?" after "Pack".',
        'Connects "Pack succeeded?" back to "Pack" on "No, retry".',
      ],
    },
    {
      diagram: 'company',
      says: 'add a retry loop around the CTO',
      does: ['An organisation chart can’t have loops. Only flowcharts and swimlane processes can.'],
    },
  ],
  read: (command, setting) => {
    const what = (pattern.exec(command) ?? spoken.exec(command))?.[1];
    if (what === undefined) return undefined;
    const { spec, type } = setting;
    if (type.family !== 'process' || !type.vocabulary.nodes.some(({ id }) => id === 'decision')) {
      return refuse(`${startingWithArticle(type.label)} can’t have loops. Only flowcharts and swimlane processes can.`);
    }
    const found = findPart(what, setting);
    if (!found.ok) return found;
    const name = nameOf(found.part, setting);
    const following = spec.edges.filter(({ from }) => from === found.part.id).map(({ to }) => to);
    const asked = spec.nodes.find(({ id, kind }) => following.includes(id) && kind === 'decision');
    const failed = spec.edges.find(({ from, label }) => from === asked?.id && negative.test(label));
    if (asked !== undefined && failed !== undefined) {
      const again = newNode({ label: 'Try again?', kind: 'decision' }, setting);
      return steps(
        {
          edit: { ...again, after: asked.id, before: failed.to, branch: failed.label, onward: 'No' },
          said: `Adds the decision "Try again?" on the branch "${failed.label}" of "${asked.label}".`,
        },
        back(again, found.part.id, 'Yes', name),
      );
    }
    const question = newNode({ label: `${found.part.label} succeeded?`, kind: 'decision' }, setting);
    const onward = following.length === 0 ? {} : { onward: 'Yes' };
    return steps(
      {
        edit: { ...question, after: found.part.id, ...onward },
        said: `Adds the decision "${question.label}" after ${name}.`,
      },
      back(question, found.part.id, 'No, retry', name),
    );
  },
};

const back = (
  from: { readonly id: string; readonly label: string },
  to: string,
  label: string,
  name: string,
): Step => ({
  edit: { kind: 'connect', from: from.id, to, label },
  said: `Connects "${from.label}" back to ${name} on "${label}".`,
});
