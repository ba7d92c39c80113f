import type { ReactNode } from 'react';
import { curlyQuotes } from '../../../lib/curly-quotes.ts';

interface TurnProps {
  readonly request: string;
  /** What came of it, a sentence each. */
  readonly said: readonly string[];
  readonly children?: ReactNode;
}

/** A message and its answer. */
export const Turn = ({ request, said, children }: TurnProps) => (
  <li className="grid gap-2">
    <p className="ml-auto max-w-[88%] whitespace-pre-wrap break-words rounded-xl rounded-br-sm bg-accent-wash px-3 py-2 text-accent-ink text-sm">
      {request}
    </p>
    {said.map((sentence) => (
      <p key={sentence} className="break-words text-ink-soft text-sm">
        {curlyQuotes(sentence)}
      </p>
    ))}
    {children}
  </li>
);
