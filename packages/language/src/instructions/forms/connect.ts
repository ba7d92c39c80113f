import type { Edit } from '@diagloom/diagram/model';
import type { CommandForm, CommandReading } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse, type Step } from '../instruction.ts';
import { findKind } from '../references/find-kind.ts';
import { findMessage } from '../references/find-message.ts';
import { findParts, pointedShapes } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import { flat } from '../references/stem.ts';
import type { Setting } from '../setting.ts';
import { anyEdge } from '../words/positions.ts';
import { addVerbs, connectVerbs } from '../words/verbs.ts';

const labelClause =
  /,?\s+(?:(?:with|and)\s+(?:the\s+|a\s+)?(?:label|text|caption|name)(?:\s+of)?|labelled(?: as)?|labeled(?: as)?|label(?: it)?|saying|called|named|that says|and call it)\s+(.+)$|\s*:\s*(.+)$/i;

const afterClause = /,?\s+(?:right\s+)?after\s+(?:the\s+)?(.+)$/i;

const kindClause =
  /\s+(?:with|using|as|by|via|through|over|on)\s+(?:an?\s+|the\s+)?(.+?)(?:\s+(?:arrow|line|edge|link|connection))?$/i;

const patterns: readonly RegExp[] = [
  new RegExp(`^(?:${connectVerbs})\\s+(?<from>.+?)\\s+(?:to|with|into|back to)\\s+(?<to>.+)$`, 'i'),
  new RegExp(`^(?:${connectVerbs})\\s+(?<from>.+?)\\s+and\\s+(?<to>.+)$`, 'i'),
  new RegExp(
    `^(?:${addVerbs}|send)\\s+(?:an?\\s+|another\\s+|the\\s+)?(?:(?<what>.+?)\\s+)?from\\s+(?<from>.+?)\\s+(?:back\\s+)?to\\s+(?<to>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:${addVerbs})\\s+(?:an?\\s+|another\\s+)?(?<what>.+?)\\s+between\\s+(?<from>.+?)\\s+and\\s+(?<to>.+)$`,
    'i',
  ),
  /^(?<from>.+?)\s*(?:-+>|→|=+>)\s*(?<to>.+?)(?:\s*:\s*(?<label>.+))?$/i,
  /^make\s+(?<from>.+?)\s+(?:point|lead|go|flow|loop|return)\s+(?:back\s+)?to\s+(?<to>.+)$/i,
];

/** "connect these two": the ends are pointed at together. */
const together = new RegExp(
  `^(?:${connectVerbs}|(?:${addVerbs})\\s+(?:an?\\s+|the\\s+)?(?:${[...anyEdge].join('|')})\\s+between)\\s+(?<ends>.+?)(?:\\s+(?:together|up|to each other|with each other))?$`,
  'i',
);

export const connect: CommandForm = {
  id: 'connect',
  examples: [
    {
      diagram: 'order',
      says: "connect Cancel to 'Check stock' with label 'retry'",
      does: ['Connects "Cancel the order" to "Check stock" with the label "retry".'],
    },
    {
      diagram: 'signIn',
      says: 'add a reply "Denied" from the auth server to the app',
      does: ['Adds the reply "Denied" from "Auth server" to "App".'],
    },
    {
      diagram: 'company',
      says: 'connect the CFO to Sales with a dotted line',
      does: ['Connects "CFO" to "Sales" (dotted line).'],
    },
    {
      diagram: 'library',
      says: 'draw an arrow from Book to Member saying borrowed by',
      does: ['Connects "Book" to "Member" with the label "borrowed by".'],
    },
    {
      diagram: 'order',
      selection: ['pack', 'cancel-the-order'],
      says: 'connect these two',
      does: ['Connects "Pack" to "Cancel the order".'],
    },
    {
      diagram: 'order',
      selection: ['cancel-the-order', 'pack'],
      says: 'draw a line between them',
      does: ['Connects "Cancel the order" to "Pack".'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    for (const pattern of patterns) {
      const groups = pattern.exec(command)?.groups;
      if (groups === undefined) continue;
      const reading = readEnds(groups, setting);
      if (reading !== undefined) return reading;
    }
    return chain(pointedShapes(together.exec(command)?.groups?.ends ?? '', setting), setting);
  },
};

/** Each one to the next. */
const chain = (parts: readonly Part[], setting: Setting): CommandReading | undefined =>
  parts.length < 2
    ? undefined
    : {
        ok: true,
        steps: parts
          .slice(1)
          .flatMap((end, index) =>
            parts
              .slice(index, index + 1)
              .map((start) => connection(start, end, { text: undefined, kind: undefined }, setting)),
          ),
      };

type Groups = Readonly<Record<string, string | undefined>>;

const readEnds = ({ what, from = '', to = '', label }: Groups, setting: Setting): CommandReading | undefined => {
  const arrow = what === undefined ? {} : readArrow(what, setting);
  if (arrow === undefined) return undefined;
  const [inTime, place] = setting.type.family === 'messages' ? cut(to, afterClause) : [to, undefined];
  const earlier = place === undefined ? undefined : findMessage(place, setting);
  if (earlier?.ok === false) return earlier.refusal;
  const [withoutLabel, given] = cut(inTime, labelClause);
  const spoken = label ?? given ?? arrow.label;
  const [target, kindWords] = cut(withoutLabel, kindClause);
  const kind = kindWords === undefined ? undefined : findKind(kindWords, setting.type.vocabulary.edges);
  // "over port 5432" says what the line is, unless it is a part of a name.
  const isName = kindWords === undefined || kind !== undefined || findParts(withoutLabel, setting).ok;
  const sources = findParts(from.replace(/^from\s+/i, ''), setting);
  const targets = findParts(kind === undefined && isName ? withoutLabel : target, setting);
  if (!sources.ok) return sources;
  if (!targets.ok) return targets;
  if (sources.parts.length > 1 && targets.parts.length > 1) {
    return refuse('Connect one shape to several, or several to one, at a time.');
  }
  const caption = spoken ?? (isName ? undefined : kindWords);
  const text = caption === undefined ? undefined : showQuotes(caption, setting.quotes);
  const edgeKind = kind?.id ?? arrow.kind;
  return {
    ok: true,
    steps: sources.parts.flatMap((source) =>
      targets.parts.flatMap((end) =>
        isThere(source, end, text, setting)
          ? []
          : connection(
              source,
              end,
              { text, kind: edgeKind, ...(earlier === undefined ? {} : { after: earlier.id }) },
              setting,
            ),
      ),
    ),
  };
};

/** "an arrow", "a reply 'Denied'", "a message saying yes"; undefined where a shape is meant. */
const readArrow = (what: string, setting: Setting): { readonly kind?: string; readonly label?: string } | undefined => {
  const [plain, given] = cut(what, labelClause);
  const words = plain.split(/\s+/);
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (const [kindWords, rest] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const phrase = kindWords.join(' ');
      const kind = findKind(phrase, setting.type.vocabulary.edges);
      if (kind === undefined && !anyEdge.has(flat(phrase))) continue;
      const label = given ?? (rest.length === 0 ? undefined : rest.join(' '));
      // "A message queue" is a shape, and so is a "Request log", written as names are.
      const isShape = given === undefined && findKind(rest.at(-1) ?? '', setting.type.vocabulary.nodes) !== undefined;
      const isName = given === undefined && /^\p{Lu}\p{Ll}/u.test(words[0] ?? '') && /^\p{Ll}/u.test(rest.at(-1) ?? '');
      if ((isShape || isName) && rest.at(-1) === words.at(-1)) return undefined;
      const isPlain = kind === undefined || kind.id === setting.type.vocabulary.edges[0]?.id;
      return { ...(isPlain ? {} : { kind: kind.id }), ...(label === undefined ? {} : { label }) };
    }
  }
  return undefined;
};

/** A line without words that is there already needs no second one. */
const isThere = (from: Part, to: Part, text: string | undefined, { spec, type, isFollowUp }: Setting): boolean =>
  isFollowUp === true &&
  text === undefined &&
  type.family !== 'messages' &&
  spec.edges.some((edge) => edge.from === from.id && edge.to === to.id);

const cut = (text: string, clause: RegExp): readonly [rest: string, value: string | undefined] => {
  const found = clause.exec(text);
  return found === null
    ? [text, undefined]
    : [text.slice(0, found.index), found.slice(1).find((value) => value !== undefined)];
};

interface Look {
  readonly text: string | undefined;
  readonly kind: string | undefined;
  /** The message that it follows. */
  readonly after?: string;
}

const connection = (from: Part, to: Part, { text, kind, after }: Look, setting: Setting): Step => {
  const edit: Edit = {
    kind: 'connect',
    from: from.id,
    to: to.id,
    ...(text === undefined ? {} : { label: text }),
    ...(kind === undefined ? {} : { edgeKind: kind }),
    ...(after === undefined ? {} : { after }),
  };
  const kindName = setting.type.vocabulary.edges.find(({ id }) => id === kind)?.label.toLowerCase();
  const [first, second] = [nameOf(from, setting), nameOf(to, setting)];
  if (setting.type.family === 'messages') {
    const name = text === undefined ? '' : ` "${text}"`;
    return { edit, said: `Adds the ${kindName ?? 'message'}${name} from ${first} to ${second}.` };
  }
  const as = kindName === undefined ? '' : ` (${kindName})`;
  return { edit, said: `Connects ${first} to ${second}${text === undefined ? '' : ` with the label "${text}"`}${as}.` };
};
