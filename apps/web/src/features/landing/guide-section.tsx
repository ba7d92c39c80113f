import { Tabs } from 'radix-ui';
import { guideStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

export const GuideSection = () => (
  <section id="guide">
    <SectionHeading title={guideStrings.title} text={guideStrings.text} />
    <Tabs.Root id="tutorials" defaultValue={guideStrings.tabs[0].id} className="mt-10">
      <Tabs.List aria-label={guideStrings.title} className="flex gap-1 overflow-x-auto border-b">
        {guideStrings.tabs.map(({ id, label }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="-mb-px whitespace-nowrap border-transparent border-b-2 px-4 py-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-accent-ink"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {guideStrings.tabs.map(({ id, steps }) => (
        <Tabs.Content key={id} value={id} className="pt-8">
          <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent-ink text-sm"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 pt-0.5">
                  <h3 className="text-base tracking-normal">{title}</h3>
                  <p className="mt-1.5 break-words text-ink-soft text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  </section>
);
