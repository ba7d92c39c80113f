import type { ReactNode } from 'react';
import { curlyQuotes } from '../../../lib/curly-quotes.ts';
import { DoneMark } from './done-mark.tsx';

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
    {said.length > 0 && (
      <div className="flex gap-2 text-sm">
        <DoneMark className="mt-0.5" />
        <div className="grid min-w-0 gap-1">
          {said.map((sentence) => (
            <p key={sentence} className="break-words">
              {curlyQuotes(sentence)}
            </p>
          ))}
        </div>
      </div>
    )}
    {children}
  </li>
);
