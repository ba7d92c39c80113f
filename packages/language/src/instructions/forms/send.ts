import { askedTo, betweenSenderAndVerb } from '../../lexicon/en/small-chat-words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import type { Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findMessage } from '../references/find-message.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

const sending =
  '(?:sends?|answers?|replies|reply|responds?|returns?|passes|pass|forwards?|publishes|publish|emits?|posts?|writes?|gives?|submits?|asks?|tells?)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:let\\s+|make\\s+|have\\s+)?(?<from>.+?)\\s+(?<verb>${sending})\\s+(?:back\\s+)?(?:with\\s+)?(?:an?\\s+|the\\s+)?(?<label>.+?)\\s+(?:back\\s+)?to\\s+(?<to>.+)$`,
    'i',
  ),
  /^(?:let|have|make)\s+(?<from>.+?)\s+(?:also\s+|directly\s+)?(?<verb>talk|speak|call|connect|communicate|write|read|query|access|use|publish|subscribe)s?\s+(?:to|from|with|on)?\s*(?<to>.+?)(?:\s+(?:also|directly|as well|too))*$/i,
];
const afterMessage = /\s+(?:right\s+)?after\s+(.+)$/i;
const labelled = /\s+(?:with label|labelled|labeled|saying|called)\s+(.+)$/i;

/** "the shop sends 'receipt' to the customer", "let the app also talk to the database": somebody acts on somebody. */
export const send: CommandForm = {
  id: 'send',
  examples: [
    {
      diagram: 'signIn',
      says: 'App sends "Log out" to the auth server',
      does: ['Adds the message "Log out" from "App" to "Auth server".'],
    },
    {
      diagram: 'signIn',
      says: 'the auth server answers "Denied" to the app after "Check"',
      does: ['Adds the reply "Denied" from "Auth server" to "App" after "Check".'],
    },
    {
      diagram: 'signIn',
      says: 'let App send "Welcome" to a new Mail service',
      does: ['Adds "Mail service".', 'Adds the message "Welcome" from "App" to "Mail service".'],
    },
    {
      diagram: 'signIn',
      says: 'add a Mail service; the app asks it to send a welcome mail',
      does: ['Adds "Mail service".', 'Adds the message "send a welcome mail" from "App" to "Mail service".'],
    },
    { diagram: 'cloud', says: 'let the web server also talk to Users', does: ['Connects "Web server" to "Users".'] },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family === 'process' || family === 'hierarchy' || family === 'topics') return undefined;
    for (const pattern of setting.type.family === 'messages' ? [askedTo, ...patterns] : patterns) {
      const groups = pattern.exec(command)?.groups;
      const reading = groups === undefined ? undefined : readSending(groups, setting);
      if (reading !== undefined) return reading;
    }
    return undefined;
  },
};

type Groups = Readonly<Record<string, string | undefined>>;

const readSending = (
  { from = '', to = '', verb = '', label }: Groups,
  setting: Setting,
): CommandReading | undefined => {
  const sender = findPart(from.replace(betweenSenderAndVerb, ''), setting);
  if (!sender.ok) return undefined;
  const [spoken, given] = cut(to, labelled);
  const withoutLabel = spoken.replace(/(?:\s+(?:also|directly|as well|too))+$/i, '');
  const [target, place] =
    setting.type.family === 'messages' ? cut(withoutLabel, afterMessage) : [withoutLabel, undefined];
  const earlier = place === undefined ? undefined : findMessage(place, setting);
  if (earlier?.ok === false) return earlier.refusal;
  const isNew = /^an?\s+new\s|^a\s/i.test(target);
  const found = findPart(target, setting);
  if (!found.ok && !isNew) return found;
  const node = found.ok ? undefined : newNode(readNewPart(target, setting), setting);
  const receiver = found.ok
    ? { id: found.part.id, name: nameOf(found.part, setting) }
    : { id: node?.id ?? '', name: `"${node?.label}"` };
  const text = showQuotes(given ?? label ?? '', setting.quotes);
  const isReply =
    /^(?:answer|repl|respond|return)/i.test(verb) && setting.type.vocabulary.edges.some(({ id }) => id === 'reply');
  const added: readonly Step[] = node === undefined ? [] : [{ edit: node, said: `Adds "${node.label}".` }];
  const name = nameOf(sender.part, setting);
  const when = earlier === undefined ? '' : ` after "${earlier.label}"`;
  const what =
    setting.type.family === 'messages'
      ? `Adds the ${isReply ? 'reply' : 'message'}${text === '' ? '' : ` "${text}"`} from ${name} to ${receiver.name}${when}.`
      : `Connects ${name} to ${receiver.name}${text === '' ? '' : ` with the label "${text}"`}.`;
  return steps(...added, {
    edit: {
      kind: 'connect',
      from: sender.part.id,
      to: receiver.id,
      ...(text === '' ? {} : { label: text }),
      ...(isReply ? { edgeKind: 'reply' } : {}),
      ...(earlier === undefined ? {} : { after: earlier.id }),
    },
    said: what,
  });
};

const cut = (text: string, clause: RegExp): readonly [rest: string, value: string | undefined] => {
  const found = clause.exec(text);
  return found === null ? [text, undefined] : [text.slice(0, found.index), found[1]];
};
