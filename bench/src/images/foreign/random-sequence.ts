import { seededRandom } from '../../samples/seeded-random.ts';

/** What happens between participants, from top to bottom, that a foreign program is to draw. */
export interface KnownSequence {
  readonly participants: readonly { readonly id: string; readonly label: string }[];
  readonly steps: readonly KnownStep[];
}

export type KnownStep = KnownMessage | KnownFrame;

export interface KnownMessage {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly isReply: boolean;
}

export interface KnownFrame {
  readonly kind: 'alt' | 'opt' | 'loop';
  readonly parts: readonly { readonly condition: string; readonly messages: readonly KnownMessage[] }[];
}

/** Three to five participants, some of their messages in frames with conditions, some to oneself. */
export const randomSequence = (seed: number): KnownSequence => {
  const random = seededRandom(seed);
  const upTo = (count: number): number => Math.floor(random() * count);
  const take = <Item>(items: Item[]): Item => items.splice(upTo(items.length), 1)[0] as Item;
  const names = [...someNames];
  const participants = Array.from({ length: 3 + upTo(3) }, (_, index) => ({ id: `p${index}`, label: take(names) }));
  const sayings = verbs.flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`));
  const idOf = (index: number): string => `p${index % participants.length}`;
  const message = (): KnownMessage => {
    const from = upTo(participants.length);
    const to = random() < 0.1 ? from : from + 1 + upTo(participants.length - 1);
    return {
      from: idOf(from),
      to: idOf(to),
      label: take(sayings),
      isReply: idOf(from) !== idOf(to) && random() < 0.35,
    };
  };
  const messages = (most: number): readonly KnownMessage[] => Array.from({ length: 1 + upTo(most) }, message);
  const frame = (): KnownFrame => {
    const kind = (['alt', 'alt', 'opt', 'loop'] as const)[upTo(4)] ?? 'opt';
    const parts = Array.from({ length: kind === 'alt' ? 2 : 1 }, () => ({
      condition: take(conditions),
      messages: messages(3),
    }));
    return { kind, parts };
  };
  const conditions = [...someConditions];
  return { participants, steps: [...messages(3), frame(), ...messages(2), ...(random() < 0.5 ? [frame()] : [])] };
};

/** Messages as they stand below each other. */
export const messagesOf = ({ steps }: KnownSequence): readonly KnownMessage[] =>
  steps.flatMap((step) => ('kind' in step ? step.parts.flatMap(({ messages }) => messages) : [step]));

export const framesOf = ({ steps }: KnownSequence): readonly KnownFrame[] =>
  steps.flatMap((step) => ('kind' in step ? [step] : []));

const someNames = ['Browser', 'Web shop', 'Order service', 'Payments', 'Stock', 'Mailer', 'Courier', 'Ledger'];
const verbs = ['check', 'send', 'store', 'confirm', 'reserve', 'cancel'];
const nouns = ['order', 'invoice', 'address', 'payment', 'parcel', 'token'];
const someConditions = [
  'in stock',
  'sold out',
  'card is valid',
  'card is declined',
  'until all items are packed',
  'customer has an account',
  'every five minutes',
  'amount over 500',
];
