import type { AnnotationPerson } from '@diagloom/contract';
import { splitAtMentions } from './mentions.ts';

interface CommentTextProps {
  readonly text: string;
  readonly people: readonly AnnotationPerson[];
}

/** What was written, with the names of people marked. */
export const CommentText = ({ text, people }: CommentTextProps) => (
  <p className="whitespace-pre-wrap break-words text-sm leading-relaxed">
    {splitAtMentions(text, people).map((piece, index) =>
      piece.isMention ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
        <span key={index} className="rounded-xs bg-accent-wash px-0.5 font-medium text-accent-ink">
          {piece.text}
        </span>
      ) : (
        piece.text
      ),
    )}
  </p>
);
