import { oneClickPath } from '@diagloom/contract';
import type { Mail } from '../mail/mail-transport.ts';
import type { News } from './find-news.ts';

interface NewsLetter {
  readonly to: string;
  readonly news: readonly News[];
  readonly publicUrl: string;
  /** Ends such mail without a sign-in. */
  readonly token: string;
}

/** What somebody was told of as one message: what the notifications show, and nothing else of the diagrams. */
export const newsMail = ({ to, news, publicUrl, token }: NewsLetter): Mail => {
  const [only] = news;
  return {
    to,
    subject: only !== undefined && news.length === 1 ? sentenceOf(only) : `${news.length} notifications from Diagloom`,
    text: `Hello,

${news.map((one) => `${sentenceOf(one)}:\n“${oneLine(one.excerpt)}”\n${publicUrl}/?diagram=${one.diagramId}\n`).join('\n')}
You can choose which of these are sent, and how often, in your profile: ${publicUrl}/profile
To stop all of them, open this link: ${publicUrl}/stop-mail#${token}
`,
    headers: {
      // RFC 8058: mail programs show a button that sends a POST there.
      'List-Unsubscribe': `<${publicUrl}${oneClickPath(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

const sentenceOf = ({ kind, personName, diagramTitle }: News): string =>
  `${oneLine(personName ?? 'Someone')} ${deeds[kind]} “${oneLine(diagramTitle)}”`;

const deeds = {
  mention: 'mentioned you in',
  reply: 'replied in',
  comment: 'commented on',
  resolved: 'resolved a comment in',
  invitation: 'invited you to',
} as const satisfies Record<News['kind'], string>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
