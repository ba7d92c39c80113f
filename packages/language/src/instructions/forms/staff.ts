import { capitalised } from '../../text/words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import type { Step } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { removeVerbs } from '../words/verbs.ts';

const leaving =
  /^(.+?)\s+(?:has\s+|just\s+)*(?:left|leaves|quit|quits|resigned|retired|retires|is leaving|is gone|was fired|got fired)(?:\s+(?:the|our)\s+(?:company|firm|team|organi[sz]ation|business))?$/i;
const firing = /^(?:fire|dismiss|let go of|lay off)\s+(.+)$/i;
const promoting = /^(?:promote|make)\s+(.+?)\s+to\s+(?:be\s+)?(?:an?\s+|the\s+)?(.+)$/i;
const replacing =
  /^(?:replace\s+(.+?)\s+(?:by|with)\s+(.+)|(.+?)\s+(?:gets|is|was|will be|has been|is being)\s+replaced\s+(?:by|with)\s+(.+))$/i;
const handing = new RegExp(
  `^(?:${removeVerbs})\\s+(.+?)\\s*(?:,|;|and|,\\s*and)\\s*(?:let\\s+|move\\s+|have\\s+)?(?:his|her|their|its)\\s+(?:people|team|reports|staff|employees|direct reports)\\s+(?:(?:should|will|now|then)\\s+)*(?:(?:report|reports|go|goes|move|moves)\\s+)?to\\s+(.+)$`,
  'i',
);

/** What happens to people: somebody leaves, is promoted, is replaced, or hands a team over. */
export const staff: CommandForm = {
  id: 'staff',
  examples: [
    { diagram: 'company', says: 'the CFO left the company', does: ['Removes "CFO".'] },
    {
      diagram: 'people',
      says: 'promote Ann to managing director',
      does: ['Renames "Ann Ray, CEO" to "Ann Ray, Managing director".'],
    },
    { diagram: 'people', says: 'Ann gets replaced by Joe Hill', does: ['Renames "Ann Ray, CEO" to "Joe Hill, CEO".'] },
    {
      diagram: 'company',
      says: 'remove the CTO, his people report to the CFO',
      does: ['Moves "Engineering" under "CFO".', 'Removes "CTO".'],
    },
  ],
  read: (command, setting) => {
    if (setting.type.family !== 'hierarchy') return undefined;
    const [, handed, heir] = handing.exec(command) ?? [];
    if (handed !== undefined && heir !== undefined) return handOver(handed, heir, setting);
    const gone = (leaving.exec(command) ?? firing.exec(command))?.[1];
    if (gone !== undefined) {
      return withPart(gone, setting, (part, name) =>
        steps({ edit: { kind: 'removeNode', node: part.id, heal: true }, said: `Removes ${name}.` }),
      );
    }
    const [, promoted, post] = promoting.exec(command) ?? [];
    if (promoted !== undefined && post !== undefined && /^promote/i.test(command)) {
      return withPart(promoted, setting, (part, name) =>
        relabel(part, name, { post: capitalised(showQuotes(post, setting.quotes)) }),
      );
    }
    const [, old, person, passive, successor] = replacing.exec(command) ?? [];
    const [whom, by] = [old ?? passive, person ?? successor];
    if (whom === undefined || by === undefined) return undefined;
    return withPart(whom, setting, (part, name) => relabel(part, name, { person: showQuotes(by, setting.quotes) }));
  },
};

const withPart = (
  words: string,
  setting: Setting,
  read: (part: Part, name: string) => CommandReading,
): CommandReading => {
  const found = findPart(words, setting);
  return found.ok ? read(found.part, nameOf(found.part, setting)) : found;
};

/** "Ann Ray, CEO" is a person with a post; another label is the one or the other as a whole. */
const relabel = (
  part: Part,
  name: string,
  { person, post }: { readonly person?: string; readonly post?: string },
): CommandReading => {
  const [, who = '', between = '', what = ''] = /^(.+?)(,\s*|\s+[-–]\s+|\n)(.+)$/s.exec(part.label) ?? [];
  const label =
    between === '' || (person ?? '').includes(',')
      ? (person ?? post ?? '')
      : `${person ?? who}${between}${post ?? what}`;
  return steps({
    edit: { kind: 'rename', target: part.id, label },
    said: `Renames ${name} to "${label.replace(/\s+/g, ' ')}".`,
  });
};

const handOver = (handed: string, heir: string, setting: Setting): CommandReading => {
  const [leaver, next] = [findPart(handed, setting), findPart(heir, setting)];
  if (!leaver.ok) return leaver;
  if (!next.ok) return next;
  const team = setting.spec.edges
    .filter(({ from, to }) => from === leaver.part.id && to !== next.part.id)
    .map(({ to }) => to);
  const moved = team.map((id): Step => {
    const label = setting.spec.nodes.find((node) => node.id === id)?.label ?? id;
    return {
      edit: { kind: 'moveNode', node: id, after: next.part.id },
      said: `Moves "${label}" under ${nameOf(next.part, setting)}.`,
    };
  });
  return steps(...moved, {
    edit: { kind: 'removeNode', node: leaver.part.id, heal: true },
    said: `Removes ${nameOf(leaver.part, setting)}.`,
  });
};
