import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { Button } from '../button.tsx';
import { type DocumentLine, linesOf } from './lines-of.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

interface DocumentTextProps {
  readonly text: string;
  readonly spans: readonly Span[];
  /** Sentences that nothing is drawn from. */
  readonly setAside: readonly Span[];
}

/** Characters that are shown at a time: a whole handbook would make the page slow. */
const window = 24_000;

/** The text of a document, from a little before the first marked passage on. */
export const DocumentText = ({ text, spans, setAside }: DocumentTextProps) => {
  const first = Math.min(...spans.map(({ start }) => start), text.length);
  const [from, setFrom] = useState(() => (spans.length === 0 ? 0 : lineStart(text, Math.max(0, first - window / 4))));
  const [to, setTo] = useState(from + window);
  const markRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which must not be taken for the end of the effect.
    markRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  const lines = linesOf(text, { from, to });
  return (
    <div className="text-sm leading-relaxed">
      {from > 0 && (
        <Button variant="ghost" size="small" onClick={() => setFrom(lineStart(text, Math.max(0, from - window)))}>
          {knowledgeStrings.readEarlier}
        </Button>
      )}
      {lines.map((line) => (
        <Line key={line.start} line={line}>
          {piecesOf(line, spans, setAside).map(({ start, piece, look }) =>
            look === 'plain' ? (
              withoutBars(line, piece)
            ) : (
              <mark
                key={start}
                ref={start <= first && first < start + piece.length ? markRef : undefined}
                title={look === 'aside' ? knowledgeStrings.setAsideMark : undefined}
                className={classNames(
                  look === 'cited'
                    ? 'rounded-xs bg-accent-wash text-accent-ink'
                    : 'bg-transparent text-ink-soft line-through',
                )}
              >
                {withoutBars(line, piece)}
              </mark>
            ),
          )}
        </Line>
      ))}
      {to < text.length && (
        <Button variant="ghost" size="small" onClick={() => setTo(to + window)}>
          {knowledgeStrings.readMore}
        </Button>
      )}
    </div>
  );
};

/** Cells of a table are parted by dots: its lines are cut wherever a passage ends, so that no grid would hold them. */
const withoutBars = ({ kind }: DocumentLine, piece: string): string =>
  kind === 'row' ? piece.replace(/^\| ?| ?\|$/g, '').replaceAll(' | ', '  ·  ') : piece;

const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at) + 1);

const Line = ({ line: { kind, level }, children }: { readonly line: DocumentLine; readonly children: ReactNode }) => {
  if (kind === 'heading') {
    const Heading = level === 1 ? 'h3' : level === 2 ? 'h4' : 'h5';
    return (
      <Heading
        className={classNames(
          'mt-4 mb-1 font-semibold tracking-normal first:mt-0',
          level === 1 ? 'text-base' : 'text-sm',
        )}
      >
        {children}
      </Heading>
    );
  }
  return (
    <p
      className={classNames(
        'whitespace-pre-wrap break-words',
        kind === 'paragraph' && 'my-2',
        kind === 'item' && 'my-0.5 pl-4',
        kind === 'row' && 'border-b py-1 text-[13px]',
      )}
    >
      {children}
    </p>
  );
};

interface Piece {
  readonly start: number;
  readonly piece: string;
  readonly look: 'plain' | 'cited' | 'aside';
}

const piecesOf = (
  { start, text }: DocumentLine,
  spans: readonly Span[],
  setAside: readonly Span[],
): readonly Piece[] => {
  const end = start + text.length;
  const near = (all: readonly Span[]) => all.filter((span) => span.start < end && span.end > start);
  const [cited, aside] = [near(spans), near(setAside)];
  const cuts = [start, end, ...[...cited, ...aside].flatMap((span) => [span.start, span.end])]
    .filter((at) => at >= start && at <= end)
    .toSorted((a, b) => a - b);
  return cuts.slice(1).flatMap((to, place) => {
    const from = cuts[place] ?? start;
    if (from === to) return [];
    const isIn = (all: readonly Span[]) => all.some((span) => span.start <= from && span.end >= to);
    const look = isIn(cited) ? 'cited' : isIn(aside) ? 'aside' : 'plain';
    return [{ start: from, piece: text.slice(from - start, to - start), look }] as const;
  });
};
