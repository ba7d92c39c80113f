import { readVerb, thirdPerson } from '../../lexicon/morphology.ts';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { newNodes } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

/** As `splitCommands` rewrites "if C the A must B, insert this after P". */
const pattern = /^when\s+(.+?)\s+let\s+(?:the\s+|an?\s+)?(.+?)\s+after\s+(.+)$/i;
const positive = /^(?:yes|ok|approved|accepted|true|valid|passed)\b/i;

/** "if the amount is above 1000 the director must approve, insert this after Check": a question, and a step where it holds. */
export const addCondition: CommandForm = {
  id: 'add-condition',
  examples: [
    {
      diagram: 'order',
      says: 'if the parcel is heavy the driver must confirm, insert this after packing',
      does: ['Adds the decision "Parcel heavy?" after "Pack".', 'Adds "Driver confirms" on the "Yes" branch.'],
    },
  ],
  read: (command, setting) => {
    const [, condition = '', action = '', place = ''] = pattern.exec(command) ?? [];
    if (condition === '' || setting.type.family !== 'process') return undefined;
    const found = findPart(place, setting);
    if (!found.ok) return found;
    const { spec, type } = setting;
    const name = nameOf(found.part, setting);
    const leaving = spec.edges.filter(({ from }) => from === found.part.id);
    const edge = leaving.length === 1 ? leaving[0] : leaving.find(({ label }) => positive.test(label));
    if (edge === undefined)
      return refuse(`${name} doesn’t lead to a single step. Say which two steps the question goes between.`);
    const kind = type.vocabulary.nodes.find(({ id }) => id === 'decision')?.id;
    const [question, step] = newNodes(
      [
        { label: asQuestion(showQuotes(condition, setting.quotes)), ...(kind === undefined ? {} : { kind }) },
        { label: asStep(showQuotes(action, setting.quotes)) },
      ],
      setting,
    );
    if (question === undefined || step === undefined) return undefined;
    const branch = edge.label === '' ? {} : { branch: edge.label };
    return steps(
      {
        edit: { ...question, after: found.part.id, before: edge.to, ...branch, onward: 'No' },
        said: `Adds the decision "${question.label}" after ${name}.`,
      },
      { edit: { ...step, after: question.id, branch: 'Yes' }, said: `Adds "${step.label}" on the "Yes" branch.` },
      { edit: { kind: 'connect', from: step.id, to: edge.to }, said: '' },
    );
  },
};

const asQuestion = (condition: string): string =>
  `${capitalised(condition.replace(/^(?:the|an?)\s+/i, '').replace(/\s+(?:is|are)\s+/i, ' '))}?`;

/** "driver confirm" is said of somebody: "Driver confirms". */
const asStep = (action: string): string => {
  const words = action.split(' ');
  const at = words.findIndex((word, index) => index > 0 && readVerb(word.toLowerCase())?.forms.has('base') === true);
  return capitalised(words.map((word, index) => (index === at ? thirdPerson(word) : word)).join(' '));
};
