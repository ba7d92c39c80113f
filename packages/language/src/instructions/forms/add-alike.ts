import { beforeTheNew, besideTheOther, sameLines } from '../../lexicon/en/alike-words.ts';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { findPart } from '../references/find-parts.ts';
import { type Part, partsOf } from '../references/part.ts';
import { flat, stemsOf } from '../references/stem.ts';
import type { Setting } from '../setting.ts';
import { twin } from './duplicate.ts';

/** "Web server 2, wired like the others": a new part with the lines that its like have. */
export const addAlike: CommandForm = {
  id: 'add-alike',
  examples: [
    {
      diagram: 'cloud',
      says: 'need a Web server 2 wired up the same way as the other one',
      does: [
        'Adds "Web server 2" beside "Web server".',
        'Connects "Load balancer" to "Web server 2".',
        'Connects "Web server 2" to "Orders".',
      ],
    },
    {
      diagram: 'cloud',
      says: 'add Web server 2 like the other web servers',
      does: [
        'Adds "Web server 2" beside "Web server".',
        'Connects "Load balancer" to "Web server 2".',
        'Connects "Web server 2" to "Orders".',
      ],
    },
    {
      diagram: 'cloud',
      says: 'Spare load balancer next to the existing one, cabled to the web server likewise',
      does: ['Adds "Spare load balancer" beside "Load balancer".', 'Connects "Spare load balancer" to "Web server".'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', like] = sameLines.exec(command) ?? besideTheOther.exec(command) ?? [];
    const name = showQuotes(what.replace(beforeTheNew, ''), setting.quotes).trim();
    if (name === '' || partsOf(setting).some(({ label }) => flat(label) === flat(name))) return undefined;
    const model = like === undefined ? siblingOf(name, setting) : modelNamed(like, setting);
    return model === undefined ? undefined : steps(...twin(model, setting, capitalised(name)));
  },
};

const modelNamed = (words: string, setting: Setting): Part | undefined => {
  const found = findPart(words, setting);
  return found.ok ? found.part : undefined;
};

/** "Web server 3" is like "Web server 2", and a spare firewall is like the firewall: the last of those that end in the same words. */
const siblingOf = (name: string, setting: Setting): Part | undefined => {
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  const base = withoutNumber(name);
  const row = nodes.filter(({ label }) => withoutNumber(label) === base);
  if (row.length > 0) return row.at(-1);
  const words = base.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const ending = stemsOf(words.slice(-length).join(' ')).join(' ');
    const [only, ...others] = nodes.filter(({ label }) => {
      const stems = stemsOf(withoutNumber(label)).join(' ');
      return stems === ending || stems.endsWith(` ${ending}`);
    });
    if (only !== undefined && new Set([only, ...others].map(({ label }) => withoutNumber(label))).size === 1)
      return others.at(-1) ?? only;
  }
  return undefined;
};

const withoutNumber = (label: string): string => flat(label.replace(/[\s#-]*(?:\d+|\b[A-Z])$/, ''));
