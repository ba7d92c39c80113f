import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';

interface TabRowProps {
  /** Begins the ids of the tabs and of what they show: `guide-advanced-tab` belongs to `guide-advanced`. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly current: number;
  readonly onChange: (index: number) => void;
  readonly className?: string;
  /** The look of a tab; that of a page's section where absent. */
  readonly tabClassName?: string;
}

/** How far each key goes from one tab to another. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const sectionTab =
  'px-4 py-3 text-sm focus-visible:-outline-offset-2 aria-selected:border-select aria-selected:text-select-ink';

/** A row of tabs; what they show is the caller's, and may all be in the page, for whoever searches in it. */
export const TabRow = ({ name, label, tabs, current, onChange, className, tabClassName = sectionTab }: TabRowProps) => {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    onChange(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
      className={classNames('flex gap-1 border-b', className ?? 'overflow-x-auto')}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          id={`${name}-${tab.id}-tab`}
          type="button"
          role="tab"
          aria-selected={index === current}
          aria-controls={`${name}-${tab.id}`}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChange(index)}
          className={classNames(
            '-mb-px whitespace-nowrap border-transparent border-b-2 font-medium text-ink-soft transition-colors hover:text-ink',
            tabClassName,
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
