import { createIdPool, type Edit, edgeIdFor, groupIdFor, type SpecEdge } from '@diagloom/diagram/model';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse, type Step } from '../instruction.ts';
import { idPool } from '../new-node.ts';
import { findMessages } from '../references/find-messages.ts';
import { listNames } from '../references/part.ts';
import { wordStems } from '../references/stem.ts';
import type { Setting } from '../setting.ts';

const around =
  /^(?:wrap|put|enclose|surround|place|move|group|frame|set)\s+(?<what>.+?)\s+(?:in|into|inside|within|with|by|as)\s+(?:an?\s+|the\s+)?(?<kind>alt(?:ernatives?)?|opt(?:ional|ion)?|loop|par(?:allel)?)(?:\s+(?:frame|block|fragment|box|section|group))?(?:\s*[:,–-]\s*|\s+(?=(?:if|when|while|until|for)\b)|$)(?<branches>.*)$/i;
const optional =
  /^(?:make|mark|turn)\s+(?<what>.+?)\s+(?:as\s+)?(?<kind>optional|conditional)(?:\s*[:,]?\s+(?<branches>(?:if|when)\b.*))?$/i;
const repeated =
  /^(?:loop|repeat)\s+(?<what>.+?)\s*(?<branches>\b(?:until|while|for each|for every|for all|every)\b.*)$/i;

/** "wrap the last two messages in an alt: if paid / else": a frame with a section for each branch. */
export const frameMessages: CommandForm = {
  id: 'frame-messages',
  examples: [
    {
      diagram: 'signIn',
      says: 'wrap the last two messages in an alt: if known / else',
      does: ['Puts "Check" and "Token" into a frame "alt" with the sections "Known" and "Else".'],
    },
    {
      diagram: 'signIn',
      says: 'put the token message in an alt: if the password is right token, else 401 error',
      does: [
        'Adds the reply "401 error" from "Auth server" to "App" after "Token".',
        'Puts "Token" and "401 error" into a frame "alt" with the sections "The password is right" and "Else".',
      ],
    },
    {
      diagram: 'signIn',
      says: 'make the last message optional if the user is new',
      does: ['Puts "Token" into a frame "opt" for "The user is new".'],
    },
    {
      diagram: 'signIn',
      says: 'repeat messages 2 to 3 until the token is valid',
      does: ['Puts "Send credentials" and "Check" into a frame "loop" for "Until the token is valid".'],
    },
  ],
  read: (command, setting) => {
    if (setting.type.family !== 'messages') return undefined;
    const match = around.exec(command) ?? optional.exec(command) ?? repeated.exec(command);
    const { what = '', kind = 'loop', branches = '' } = match?.groups ?? {};
    if (what === '') return undefined;
    const found = findMessages(what, setting);
    if (!found.ok) return found.refusal;
    return readFrame(operatorOf(kind), found.messages, branches, setting);
  },
};

const operatorOf = (word: string): 'alt' | 'opt' | 'loop' | 'par' => {
  if (/^(?:opt|cond)/i.test(word)) return 'opt';
  return /^alt/i.test(word) ? 'alt' : /^par/i.test(word) ? 'par' : 'loop';
};

interface Branch {
  readonly label: string;
  readonly messages: readonly SpecEdge[];
}

const readFrame = (
  operator: 'alt' | 'opt' | 'loop' | 'par',
  messages: readonly SpecEdge[],
  told: string,
  setting: Setting,
): CommandReading => {
  const isBranched = operator === 'alt' || operator === 'par';
  const pieces = isBranched ? splitBranches(told) : [told];
  const named = pieces.map((piece) => readBranch(showQuotes(piece, setting.quotes), messages, operator));
  if (operator === 'alt' && named.length < 2) named.push({ label: 'Else', messages: [], isNew: '' });
  const added: Step[] = [];
  const last = messages.at(-1);
  const pool = idPool(setting);
  let before = last;
  const branches = shareOut(named, messages).map(({ label, messages: own, isNew }): Branch => {
    if (isNew === '' || last === undefined || before === undefined) return { label, messages: own };
    const edge: SpecEdge = { ...last, id: edgeIdFor(last.from, last.to, pool), label: isNew };
    added.push(addStep(edge, before, setting));
    before = edge;
    return { label, messages: [edge] };
  });
  if (branches.some((branch, index) => branch.messages.length === 0 && index < branches.length - 1))
    return refuse(
      'Say which messages belong to which branch, such as: put Token in an alt: if known Token, else "Denied".',
    );
  const ids = createIdPool(pool);
  const idFor = (label: string): string => {
    const id = groupIdFor(label, ids);
    ids.add(id);
    return id;
  };
  const edit: Edit = {
    kind: 'frameMessages',
    id: idFor(operator),
    operator,
    sections: branches.map(({ label, messages: own }) => ({
      id: idFor(`${operator} ${label}`),
      label,
      messages: own.map(({ id }) => id),
    })),
  };
  const all = listNames(branches.flatMap((branch) => branch.messages.map(({ label }) => `"${label}"`)));
  const labels = branches.map(({ label }) => `"${label}"`);
  const where = isBranched
    ? ` with the sections ${listNames(labels)}`
    : branches[0]?.label === ''
      ? ''
      : ` for ${labels[0]}`;
  return steps(...added, { edit, said: `Puts ${all} into a frame "${operator}"${where}.` });
};

const addStep = (edge: SpecEdge, before: SpecEdge, { spec }: Setting): Step => {
  const nameOf = (id: string): string => spec.nodes.find((node) => node.id === id)?.label ?? id;
  return {
    edit: {
      kind: 'connect',
      from: edge.from,
      to: edge.to,
      label: edge.label,
      ...(edge.kind === undefined ? {} : { edgeKind: edge.kind }),
      after: before.id,
    },
    said: `Adds the ${edge.kind === 'reply' ? 'reply' : 'message'} "${edge.label}" from "${nameOf(edge.from)}" to "${nameOf(edge.to)}" after "${before.label}".`,
  };
};

/** "if paid / else", "if paid, otherwise denied", "paid or not paid". */
const splitBranches = (told: string): readonly string[] =>
  told
    .split(/\s*[/;|]\s*|\s*,?\s*(?:and\s+|or\s+)?(?=\b(?:else|otherwise|if not)\b)|\s*,\s*(?:and\s+|or\s+)?(?=if\b)/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

interface ReadBranch extends Branch {
  /** The text of a message that is not there yet; empty for none. */
  readonly isNew: string;
}

/** A branch says when, and may close with the message that it holds: `if the password is right token`. */
const readBranch = (piece: string, messages: readonly SpecEdge[], operator: string): ReadBranch => {
  const rest = /^(?:else|otherwise|if not)\b[\s:,]*(?<text>.*)$/i.exec(piece)?.groups?.text;
  if (rest !== undefined) {
    const own = messages.filter(({ label }) => wordStems(label) === wordStems(rest));
    return { label: 'Else', messages: own, isNew: own.length > 0 ? '' : capitalised(rest) };
  }
  const told = operator === 'loop' ? piece : piece.replace(/^(?:if|when|in case|case)\s+/i, '');
  const words = told.split(/\s+/);
  for (let from = 1; from < words.length; from += 1) {
    const tail = words
      .slice(from)
      .join(' ')
      .replace(/^(?:then|:)\s*/i, '');
    const own = messages.filter(({ label }) => label !== '' && wordStems(label) === wordStems(tail));
    if (own.length > 0) return { label: labelOf(words.slice(0, from).join(' ')), messages: own, isNew: '' };
  }
  return { label: labelOf(told), messages: [], isNew: '' };
};

const labelOf = (text: string): string => capitalised(text.replace(/[\s:,]+(?:then)?$/i, '').trim());

/** Messages that no branch names: one each where there are as many branches, otherwise all of them in the first. */
const shareOut = (branches: readonly ReadBranch[], messages: readonly SpecEdge[]): readonly ReadBranch[] => {
  if (branches.some((branch) => branch.messages.length > 0)) {
    const taken = new Set(branches.flatMap((branch) => branch.messages));
    const free = messages.filter((message) => !taken.has(message));
    return branches.map((branch, index) =>
      index > 0
        ? branch
        : { ...branch, messages: messages.filter((one) => branch.messages.includes(one) || free.includes(one)) },
    );
  }
  const open = branches.filter(({ isNew }) => isNew === '');
  if (open.length === messages.length)
    return branches.map((branch) =>
      branch.isNew === ''
        ? { ...branch, messages: messages.slice(open.indexOf(branch), open.indexOf(branch) + 1) }
        : branch,
    );
  return branches.map((branch, index) => (index === 0 ? { ...branch, messages } : branch));
};
