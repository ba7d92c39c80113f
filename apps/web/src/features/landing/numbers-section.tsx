import { numberStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

/** What was measured, the weak figures beside the strong ones. */
export const NumbersSection = () => (
  <section id="numbers">
    <SectionHeading title={numberStrings.title} text={numberStrings.text} />
    <dl className="mt-8 grid gap-px overflow-hidden rounded-xl border bg-line grid-cols-2 lg:grid-cols-4">
      {numberStrings.figures.map(({ value, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end gap-2 bg-surface p-5 sm:p-6">
          <dt className="text-ink-soft text-sm">{text}</dt>
          <dd className="font-semibold text-4xl tabular-nums tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 max-w-3xl text-ink-soft text-sm">{numberStrings.how}</p>
  </section>
);
