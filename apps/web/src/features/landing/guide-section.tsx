import { useState } from 'react';
import { TabRow } from '../../components/tab-row.tsx';
import { guideStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

const { tabs } = guideStrings;

export const GuideSection = () => {
  const [current, setCurrent] = useState(0);
  return (
    <section id="guide">
      <SectionHeading title={guideStrings.title} text={guideStrings.text} />
      <div id="tutorials" className="mt-8">
        <TabRow name="guide" label={guideStrings.title} tabs={tabs} current={current} onChange={setCurrent} />
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
