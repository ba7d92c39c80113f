import { useEffect } from 'react';
import { useKeptText } from '../../../hooks/use-kept-text.ts';

export interface RequestText {
  readonly text: string;
  readonly setText: (text: string | ((before: string) => string)) => void;
  /** A message that goes out leaves the place to write. */
  readonly take: (request: string) => void;
  /** Nothing came of it: whoever wrote it goes on from there. */
  readonly giveBack: (request: string) => void;
  /** It is in the conversation now. */
  readonly drop: () => void;
}

/** The message that is being written, and the one on its way, which is given back where the page was left before there was an answer. */
export const useRequestText = (name: string, history: readonly string[]): RequestText => {
  const [text, setText] = useKeptText(name);
  const [sent, setSent] = useKeptText(`${name}.sent`);
  const giveBack = (request: string): void => {
    setText((before) => (before.startsWith(request) ? before : `${request}\n${before}`.trim()));
    setSent('');
  };
  const left = sent !== '' && history.at(-1) !== sent ? sent : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was left by an earlier visit
  useEffect(() => (left === '' ? setSent('') : giveBack(left)), []);
  return {
    text,
    setText,
    take: (request) => {
      setSent(request);
      setText((before) => (before.trim() === request ? '' : before));
    },
    giveBack,
    drop: () => setSent(''),
  };
};
