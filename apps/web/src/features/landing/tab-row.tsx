import { type KeyboardEvent, useRef } from 'react';

interface TabRowProps {
  /** Begins the ids of the tabs and of what they show: `guide-advanced-tab` belongs to `guide-advanced`. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly current: number;
  readonly onChange: (index: number) => void;
}

/** How far each key goes from one tab to another. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs whose contents are all in the page, for whoever searches in it. */
export const TabRow = ({ name, label, tabs, current, onChange }: TabRowProps) => {
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
      className="flex gap-1 overflow-x-auto border-b"
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
          className="-mb-px whitespace-nowrap border-transparent border-b-2 px-4 py-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent-ink"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
