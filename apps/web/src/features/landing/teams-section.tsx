import { teamStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

/** For whoever decides for others: where it runs and who keeps the data. */
export const TeamsSection = () => (
  <section id="teams">
    <SectionHeading title={teamStrings.title} text={teamStrings.text} />
    <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-3">
      {teamStrings.points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-base tracking-normal">{title}</h3>
          <p className="mt-2 text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
