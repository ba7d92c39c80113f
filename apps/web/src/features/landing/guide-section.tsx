import { type KeyboardEvent, useRef, useState } from 'react';
import { guideStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

const { tabs } = guideStrings;

/** How far each key goes from one tab to another. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const GuideSection = () => {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section id="guide">
      <SectionHeading title={guideStrings.title} text={guideStrings.text} />
      <div id="tutorials" className="mt-10">
        <div
          ref={list}
          role="tablist"
          aria-label={guideStrings.title}
          onKeyDown={handleKeyDown}
          className="flex gap-1 overflow-x-auto border-b"
        >
          {tabs.map(({ id, label }, index) => (
            <button
              key={id}
              id={`guide-${id}-tab`}
              type="button"
              role="tab"
              aria-selected={index === current}
              aria-controls={`guide-${id}`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setCurrent(index)}
              className="-mb-px whitespace-nowrap border-transparent border-b-2 px-4 py-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent-ink"
            >
              {label}
            </button>
          ))}
        </div>
        {tabs.map(({ id, steps: parts }, index) => (
          <div
            key={id}
            id={`guide-${id}`}
            role="tabpanel"
            aria-labelledby={`guide-${id}-tab`}
            hidden={index !== current}
            className="pt-8"
          >
            <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
              {parts.map(({ title, text }, place) => (
                <li key={title} className="flex gap-4">
                  <span
                    aria-hidden="true"
                    className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent-ink text-sm"
                  >
                    {place + 1}
                  </span>
                  <div className="min-w-0 pt-0.5">
                    <h3 className="text-base tracking-normal">{title}</h3>
                    <p className="mt-1.5 break-words text-ink-soft text-sm">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};
