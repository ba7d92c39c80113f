import {
  belongsThere,
  listsUnder,
  namesKnown,
  namesNothingNew,
  withListBelow,
} from '../../lexicon/en/list-under-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import type { Step } from '../instruction.ts';
import { newNodes } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findByLabel } from '../references/find-by-label.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part, partsOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { commandVerbs } from '../words/verbs.ts';

/** "Survey has three parts: people, usage, prices", "Limits should hang on Method": new parts of a tree, under what they belong to. */
export const listUnder: CommandForm = {
  id: 'list-under',
  examples: [
    {
      diagram: 'company',
      says: 'Engineering has three teams: web, mobile and data platform',
      does: [
        'Adds "Web" under "Engineering".',
        'Adds "Mobile" under "Engineering".',
        'Adds "Data platform" under "Engineering".',
      ],
    },
    {
      diagram: 'company',
      says: 'under sales: a desk for the south, key accounts',
      does: ['Adds "Desk for the south" under "Sales".', 'Adds "Key accounts" under "Sales".'],
    },
    {
      diagram: 'company',
      says: 'we forgot the Legal office! with a Patents desk and Contracts as sub units',
      does: [
        'Adds "Legal office" under "CEO".',
        'Adds "Patents desk" under "Legal office".',
        'Adds "Contracts" under "Legal office".',
      ],
    },
    { diagram: 'company', says: 'Support should hang on the CTO as well', does: ['Adds "Support" under "CTO".'] },
  ],
  read: (command, setting): CommandReading | undefined => {
    const { family } = setting.type;
    if (family !== 'hierarchy' && family !== 'topics') return undefined;
    return readList(command, setting) ?? readWithList(command, setting) ?? readBelonging(command, setting);
  },
};

const readList = (command: string, setting: Setting): CommandReading | undefined => {
  const { holder = '', count, list = '' } = listsUnder.map((form) => form.exec(command)?.groups).find(Boolean) ?? {};
  const found = holder === '' ? undefined : findPart(holder, setting);
  const items = itemsOf(list, setting);
  if (found?.ok !== true || items === undefined) return undefined;
  if (count !== undefined && numberOf(count) !== items.length) return undefined;
  return steps(...added(items, found.part.id, nameOf(found.part, setting), setting));
};

const readWithList = (command: string, setting: Setting): CommandReading | undefined => {
  const { name = '', side = '', holder, list = '' } = withListBelow.exec(command)?.groups ?? {};
  const items = itemsOf(list, setting);
  if (items === undefined || !isNew(name, setting)) return undefined;
  const place = holder === undefined ? undefined : findPart(holder, setting);
  const over = place === undefined ? rootOf(setting) : place.ok ? heldBy(place.part, side, setting) : undefined;
  if (over === undefined) return undefined;
  const [head] = newNodes([readNewPart(name, setting)], setting);
  if (head === undefined) return undefined;
  const later = { ...setting, takenIds: [...setting.takenIds, head.id] };
  return steps(
    { edit: { ...head, after: over.id }, said: `Adds "${head.label}" under ${nameOf(over, setting)}.` },
    ...added(items, head.id, `"${head.label}"`, later),
  );
};

const readBelonging = (command: string, setting: Setting): CommandReading | undefined => {
  const { name = '', holder = '' } = belongsThere.exec(command)?.groups ?? {};
  if (holder === '' || commandVerbs.test(name) || namesKnown.test(name) || !isNew(name, setting)) return undefined;
  const found = findPart(holder, setting);
  if (!found.ok) return undefined;
  return steps(...added([name], found.part.id, nameOf(found.part, setting), setting));
};

const added = (names: readonly string[], holder: string, holderName: string, setting: Setting): readonly Step[] =>
  newNodes(
    names.map((name) => readNewPart(name, setting)),
    setting,
  ).map((node) => ({ edit: { ...node, after: holder }, said: `Adds "${node.label}" under ${holderName}.` }));

/** The names of a list; undefined where one of them is there already or is a sentence. */
const itemsOf = (list: string, setting: Setting): readonly string[] | undefined => {
  const items = list
    .replace(/[.!]+$/, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/)
    .map((item) => item.trim());
  return list !== '' && items.every((item) => isNew(item, setting)) ? items : undefined;
};

const isNew = (name: string, setting: Setting): boolean => {
  const words = name.trim().split(/\s+/).length;
  return (
    name.trim() !== '' && words <= longestName && !namesNothingNew.test(lowerFirst(name)) && isUnknown(name, setting)
  );
};

/** "IT" stays a name: only the first letter of a sentence is no capital of its own. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Nothing is called so; a name that differs in a letter is another one. */
const isUnknown = (name: string, setting: Setting): boolean => {
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  return (['exact', 'stems', 'some'] as const).every((way) => findByLabel(name, nodes, way).length === 0);
};

const longestName = 5;

const numberOf = (word: string): number => (/^\d$/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase()));

/** Below a part it is under that part, beside it under what that part is under. */
const heldBy = (part: Part, side: string, setting: Setting): Part | undefined => {
  if (/^(?:under|below|beneath)$/i.test(side)) return part;
  const holder = setting.spec.edges.find(({ to }) => to === part.id)?.from;
  return partsOf(setting).find(({ id }) => id === holder);
};

const rootOf = (setting: Setting): Part | undefined => {
  const { nodes, edges } = setting.spec;
  const [root, ...others] = nodes.filter(({ id }) => edges.every(({ to }) => to !== id));
  return others.length > 0 ? undefined : partsOf(setting).find(({ id }) => id === root?.id);
};
