import type { ShareRole } from '@diagloom/contract';
import type { Mail } from '../../platform/mail/mail-transport.ts';

interface Invitation {
  readonly to: string;
  readonly publicUrl: string;
  readonly diagramId: number;
  readonly title: string;
  readonly role: ShareRole;
  readonly from: {
    readonly name: string;
    /** Absent where it is not confirmed. */
    readonly email: string | undefined;
  };
}

const allowed: Readonly<Record<ShareRole, string>> = {
  viewer: 'view',
  commenter: 'view and comment on',
  editor: 'view and edit',
};

/**
 * The same words whether the address has an account or not. Name and title are words that anybody may choose and have sent to
 * whomever they like, so those that could be taken for an address of a page or for a second message are left out.
 */
export const invitationMail = ({ to, publicUrl, diagramId, title, role, from }: Invitation): Mail => {
  const name = harmless(from.name);
  const address = from.email === undefined ? '' : ` (${from.email})`;
  const who = name === undefined ? (from.email ?? 'Someone') : `${name}${address}`;
  const called = harmless(title);
  const what = called === undefined ? 'a diagram' : `the diagram “${called}”`;
  return {
    to,
    subject: `${name ?? from.email ?? 'Someone'} shared a diagram with you in Diagloom`,
    text: `Hello,

${who} invited you to ${allowed[role]} ${what} in Diagloom. Open it here:

${publicUrl}/diagrams/${diagramId}

Sign in with the account that uses this email address. If you don’t have one yet, sign up and confirm the address. You’ll find the diagram
in your list, under Shared with me.

If you don’t know who this is from, you can ignore this message.
`,
  };
};

/** So much of a name or a title is said, characters. */
const longest = 80;

/** Words on one line, shortened where they are long; undefined where there are none or a mail program could make a link of them. */
const harmless = (words: string): string | undefined => {
  const line = words.replace(/[\s\p{C}]+/gu, ' ').trim();
  if (line === '' || /[/\\@<>]|\S[.:。]\S/u.test(line)) return undefined;
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};
