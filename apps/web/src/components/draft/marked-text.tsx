import { type ComponentProps, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { PartLinks } from '../../lib/drafting/use-part-links.ts';

interface MarkedTextProps extends ComponentProps<'textarea'> {
  readonly value: string;
  readonly links: PartLinks;
}

const tones = {
  plain: undefined,
  read: 'decoration-accent/35 underline decoration-2 underline-offset-[5px]',
  active: 'rounded-[3px] bg-accent-wash underline decoration-2 decoration-accent underline-offset-[5px]',
} as const;

/** A box for text that grows with it, whose words are marked by a copy of the text behind it. */
export const MarkedText = ({ links, value, className, ...rest }: MarkedTextProps) => {
  const copy = useRef<HTMLDivElement>(null);
  const handleSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void =>
    links.pointAtText(currentTarget.selectionStart);
  return (
    <div className="relative grid">
      <div
        ref={copy}
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-0 overflow-hidden whitespace-pre-wrap text-transparent text-[15px] leading-relaxed [overflow-wrap:break-word]',
          className,
        )}
      >
        {links.pieces.map(({ start, text, tone }) => (
          <span key={start} className={tones[tone]}>
            {text}
          </span>
        ))}
      </div>
      <textarea
        {...rest}
        value={value}
        onSelect={handleSelect}
        onPointerMove={(event) => links.pointAtText(placeUnder(event) ?? event.currentTarget.selectionStart)}
        onPointerLeave={() => links.pointAtText(undefined)}
        onBlur={() => links.pointAtText(undefined)}
        onScroll={({ currentTarget }) => {
          if (copy.current !== null) copy.current.scrollTop = currentTarget.scrollTop;
        }}
        className={classNames(
          'relative block field-sizing-content w-full resize-none bg-transparent text-[15px] leading-relaxed outline-none placeholder:text-ink-soft',
          className,
        )}
      />
    </div>
  );
};

/** The place in the text under the pointer, where the browser can tell. */
const placeUnder = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLTextAreaElement>): number | undefined => {
  const found = document.caretPositionFromPoint?.(clientX, clientY);
  return found?.offsetNode === currentTarget ? found.offset : undefined;
};
