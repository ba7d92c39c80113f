import type { CodeFile } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { type CodeToken, plainLines } from '../../../lib/code/plain-lines.ts';
import { codeStrings } from '../../../strings/code.ts';
import { TokenText } from './token-text.tsx';

interface CodeViewProps {
  readonly file: CodeFile;
  /** Lines that stand for what is pointed at. */
  readonly lit: readonly number[];
  /** Whether the first of them is to come into view. */
  readonly isFollowing: boolean;
  readonly onPoint: (ids: readonly string[]) => void;
}

/** A file with line numbers; those of lines that stand for a part of the diagram show that part. */
export const CodeView = ({ file: { filename, content, marks }, lit, isFollowing, onPoint }: CodeViewProps) => {
  const plain = useMemo(() => plainLines(content), [content]);
  const { data: lines = plain } = useQuery({
    queryKey: ['coloured-code', filename, content],
    queryFn: async () => (await import('../../../lib/code/colour-code.ts')).colourCode(filename, content),
  });
  const about = useMemo(() => new Map(marks.map((mark) => [mark.line, mark.about])), [marks]);
  const frame = useRef<HTMLElement>(null);
  const first = isFollowing ? lit[0] : undefined;
  useEffect(() => {
    const line = first === undefined ? null : frame.current?.querySelector<HTMLElement>(`[data-line="${first}"]`);
    if (line && frame.current) frame.current.scrollTo({ top: line.offsetTop - frame.current.clientHeight / 3 });
  }, [first]);
  const handleClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || window.getSelection()?.isCollapsed === false) return;
    const line = Number(target.closest<HTMLElement>('[data-line]')?.dataset.line);
    onPoint(about.get(line) ?? []);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the numbers of the lines are buttons that do the same
    <section
      ref={frame}
      aria-label={codeStrings.content(filename)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
      tabIndex={0}
      onClick={handleClick}
      className="relative max-h-[55dvh] lg:max-h-[70dvh] overflow-auto py-2 font-mono text-[13px] leading-6 focus-visible:-outline-offset-2"
    >
      <div className="w-max min-w-full">
        {lines.map((tokens, index) => (
          <CodeLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            key={index}
            number={index + 1}
            tokens={tokens}
            isMarked={about.has(index + 1)}
            isLit={lit.includes(index + 1)}
          />
        ))}
      </div>
    </section>
  );
};

interface CodeLineProps {
  readonly number: number;
  readonly tokens: readonly CodeToken[];
  readonly isMarked: boolean;
  readonly isLit: boolean;
}

const CodeLine = ({ number, tokens, isMarked, isLit }: CodeLineProps) => (
  <div
    data-line={number}
    data-lit={isLit || undefined}
    className={classNames('flex pr-4', isMarked && 'cursor-pointer hover:bg-sunken', isLit && 'bg-warning-wash')}
  >
    <span
      className={classNames(
        'sticky left-0 mr-3 w-12 shrink-0 border-r bg-surface pr-2 text-right text-ink-soft text-xs leading-6 select-none',
        isLit && 'border-warning border-r-2 bg-warning-wash',
      )}
    >
      {isMarked ? (
        <button
          type="button"
          aria-label={codeStrings.showShape(number)}
          aria-pressed={isLit}
          className="min-h-6 w-full text-right text-accent-ink underline decoration-dotted underline-offset-4"
        >
          {number}
        </button>
      ) : (
        number
      )}
    </span>
    <code className="whitespace-pre">
      <TokenText tokens={tokens} />
    </code>
  </div>
);
