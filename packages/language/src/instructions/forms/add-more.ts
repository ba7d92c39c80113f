import { soManyMore } from '../../lexicon/en/more-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { applyToSpec } from '../apply-to-spec.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import type { Step } from '../instruction.ts';
import { singularPhrase } from '../references/find-kind.ts';
import { findParts } from '../references/find-parts.ts';
import type { Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { twin } from './duplicate.ts';

/** "Add two more web servers behind the load balancer": each is wired like the last of those that are there. */
export const addMore: CommandForm = {
  id: 'add-more',
  examples: [
    {
      diagram: 'cloud',
      says: 'add two more web servers behind the load balancer',
      does: [
        'Adds "Web server 2" beside "Web server".',
        'Connects "Load balancer" to "Web server 2".',
        'Connects "Web server 2" to "Orders".',
        'Adds "Web server 3" beside "Web server".',
        'Connects "Load balancer" to "Web server 3".',
        'Connects "Web server 3" to "Orders".',
      ],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    if (setting.type.family === 'process') return undefined;
    const { count = '', what = '', place } = soManyMore.exec(command)?.groups ?? {};
    const model = what === '' ? undefined : lastOf(what, setting);
    if (model === undefined || (place !== undefined && !isNeighbour(place, model, setting))) return undefined;
    const amount = /^\d$/.test(count) ? Number(count) : numberWords.indexOf(count.toLowerCase());
    let before = setting;
    const made: Step[] = [];
    for (let at = 0; at < amount; at += 1) {
      const added = twin(model, before);
      made.push(...added);
      before = { ...before, spec: added.reduce((spec, { edit }) => applyToSpec(spec, edit), before.spec) };
    }
    return steps(...made);
  },
};

/** The last of those that are called so, one or several that only a number tells apart. */
const lastOf = (what: string, setting: Setting): Part | undefined => {
  for (const phrase of [singularPhrase(what), what]) {
    const found = findParts(phrase, setting);
    const parts = found.ok ? found.parts : [];
    const bases = new Set(parts.map(({ label }) => label.replace(/[\s#-]*\d+$/, '').toLowerCase()));
    if (parts.length > 0 && bases.size === 1) return parts.at(-1);
  }
  return undefined;
};

const isNeighbour = (place: string, { id }: Part, setting: Setting): boolean => {
  const found = findParts(place, setting, ['node', 'group']);
  if (!found.ok) return false;
  const { edges, nodes } = setting.spec;
  return found.parts.every(
    (part) =>
      edges.some(({ from, to }) => (from === part.id && to === id) || (to === part.id && from === id)) ||
      nodes.some((node) => node.id === id && node.groups?.includes(part.id)),
  );
};
