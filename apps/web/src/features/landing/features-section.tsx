import { FileCode2, Gift, HardDrive, Image, type LucideIcon, PenLine, Unplug, Workflow } from 'lucide-react';
import { type ShippedFeatureId, shippedFeatures } from '../../lib/shipped-features.ts';
import { featureStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

const icons: Readonly<Record<ShippedFeatureId, LucideIcon>> = {
  'text-to-diagram': PenLine,
  'diagram-types': Workflow,
  pictures: Image,
  'drawio-files': FileCode2,
  'no-key': Unplug,
  'self-hosted': HardDrive,
  'free-plan': Gift,
};

/** One line of one pixel between the cells; a first and last cell of double width fill the grid whatever the count is. */
export const FeaturesSection = () => (
  <section id="features">
    <SectionHeading title={featureStrings.title} text={featureStrings.text} />
    <ul className="mt-10 grid gap-px overflow-hidden rounded-xl border bg-line sm:grid-cols-2 lg:grid-cols-3">
      {shippedFeatures.map(({ id, title, text }) => {
        const Icon = icons[id];
        return (
          <li key={id} className="bg-surface p-7 first:sm:col-span-2 last:lg:col-span-2">
            <Icon aria-hidden="true" className="size-5 text-accent" strokeWidth={1.75} />
            <h3 className="mt-5 text-base tracking-normal">{title}</h3>
            <p className="mt-2 max-w-md text-ink-soft text-sm">{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
