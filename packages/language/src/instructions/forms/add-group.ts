import { groupIdFor, type Kind, startingWithArticle } from '@diagloom/diagram/model';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { idPool } from '../new-node.ts';
import { findKind } from '../references/find-kind.ts';
import { findParts } from '../references/find-parts.ts';
import { listNames, nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { anyGroup } from '../words/positions.ts';
import { groupVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${groupVerbs})\\s+(.+?)\\s+(?:together\\s+)?(?:in|into|as|inside|within|under|with)\\s+(?:(?:an?|the)\\s+)?(?:new\\s+)?(.+)$`,
  'i',
);

/** "group the services in a VPC", "put Pack and Ship into a group called Warehouse". */
export const addGroup: CommandForm = {
  id: 'add-group',
  examples: [
    {
      diagram: 'cloud',
      says: 'group the databases in a VPC',
      does: ['Puts "Orders" and "Users" into a new group "VPC".'],
    },
    {
      diagram: 'order',
      says: 'group Pack and Ship in a group called Warehouse',
      does: ['Puts "Pack" and "Ship" into a new group "Warehouse".'],
    },
    { diagram: 'company', says: 'group CTO and CFO in a box Board', does: ['An organisation chart has no groups.'] },
  ],
  read: (command, setting): CommandReading | undefined => {
    const [, what = '', name = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    const isGroupVerb = /^(?:group|wrap|enclose|bundle|surround)\b/i.test(command);
    const group = readGroup(name, setting);
    if (!isGroupVerb && !group.isNamed) return undefined;
    const { type } = setting;
    if (type.vocabulary.groups.length === 0 || type.family === 'messages') {
      return refuse(`${startingWithArticle(type.label)} has no groups.`);
    }
    const found = findParts(what, setting);
    if (!found.ok) return found;
    const kind =
      group.kind === undefined || group.kind.id === type.vocabulary.groups[0]?.id ? undefined : group.kind.id;
    return steps({
      edit: {
        kind: 'addGroup',
        id: groupIdFor(group.label, idPool(setting)),
        label: group.label,
        members: found.parts.map(({ id }) => id),
        ...(kind === undefined ? {} : { groupKind: kind }),
      },
      said: `Puts ${listNames(found.parts.map((part) => nameOf(part, setting)))} into a new group "${group.label}".`,
    });
  },
};

interface NewGroup {
  readonly label: string;
  readonly kind: Kind | undefined;
  /** True where a word says that a group is meant. */
  readonly isNamed: boolean;
}

/** "group called Warehouse", "VPC", "Finance lane". */
const readGroup = (phrase: string, setting: Setting): NewGroup => {
  const words = phrase.replace(/[.]$/, '').split(/\s+/);
  const show = (given: readonly string[]): string =>
    capitalised(
      showQuotes(given.join(' ').replace(/^(?:called|named|labelled|labeled|titled|:)\s*/i, ''), setting.quotes),
    );
  for (const isFirst of [true, false]) {
    for (let length = Math.min(2, words.length); length > 0; length -= 1) {
      const kindWords = (isFirst ? words.slice(0, length) : words.slice(-length)).join(' ');
      const kind = findKind(kindWords, setting.type.vocabulary.groups);
      if (kind === undefined && !anyGroup.has(kindWords.toLowerCase())) continue;
      const rest = show(isFirst ? words.slice(length) : words.slice(0, -length));
      return { label: rest === '' ? (kind?.label ?? 'Group') : rest, kind, isNamed: true };
    }
  }
  return { label: show(words), kind: undefined, isNamed: false };
};
