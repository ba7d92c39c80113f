import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { partsOf, toCandidate } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs})\\s+(.+?)\\s+(?:(?:at|to|on|near|as)\\s+)?(?:the\\s+)?(?:very\\s+)?(end|beginning|start|front|bottom|top|last step|first step)(?:\\s+of\\s+(?:the\\s+)?(?:flow|diagram|process|flowchart|chart))?$`,
  'i',
);

/** Before the one end of a flow, or after its one start. */
export const addAtEnd: CommandForm = {
  id: 'add-at-end',
  examples: [
    { diagram: 'order', says: 'add "Ask for a review" at the end', does: ['Adds "Ask for a review" at the end.'] },
    {
      diagram: 'order',
      says: 'add greet customer at the beginning',
      does: ['Adds "Greet customer" at the beginning.'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', where = ''] = pattern.exec(command) ?? [];
    if (what === '' || setting.type.family !== 'process') return undefined;
    const isEnd = /end|bottom|last/i.test(where);
    return isEnd ? atEnd(what, setting) : atStart(what, setting);
  },
};

const atEnd = (what: string, setting: Setting): CommandReading => {
  const { nodes, edges } = setting.spec;
  const node = newNode(readNewPart(what, setting), setting);
  const said = `Adds "${node.label}" at the end.`;
  const last = nodes.filter(({ id }) => !edges.some(({ from }) => from === id));
  const [only] = last;
  if (only === undefined || last.length > 1)
    return severalPlaces(
      last.map(({ id }) => id),
      'ends',
      setting,
    );
  const edge = only.kind === 'end' ? { before: only.id } : { after: only.id };
  return steps({ edit: { ...node, ...edge }, said });
};

const atStart = (what: string, setting: Setting): CommandReading => {
  const { nodes, edges } = setting.spec;
  const node = newNode(readNewPart(what, setting), setting);
  const said = `Adds "${node.label}" at the beginning.`;
  const first = nodes.filter(({ id }) => !edges.some(({ to }) => to === id));
  const [only] = first;
  if (only === undefined || first.length > 1)
    return severalPlaces(
      first.map(({ id }) => id),
      'begins',
      setting,
    );
  const edge = only.kind === 'start' ? { after: only.id } : { before: only.id };
  return steps({ edit: { ...node, ...edge }, said });
};

const severalPlaces = (ids: readonly string[], what: 'ends' | 'begins', setting: Setting): CommandReading => {
  const places = partsOf(setting).filter(({ id }) => ids.includes(id));
  const where = places.length === 0 ? 'in no single place' : 'in several places';
  return refuse(
    `The flow ${what} ${where}. Say before or after which step the new one goes.`,
    places.map((part) => toCandidate(part, setting)),
  );
};
