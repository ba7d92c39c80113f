import { classNames } from '../../lib/class-names.ts';
import { type ShippedFeatureId, shippedFeatures } from '../../lib/shipped-features.ts';
import { featureStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

/** What the footer calls by another name. */
const anchors: Readonly<Partial<Record<ShippedFeatureId, string>>> = {
  'drawio-files': 'integrations',
  templates: 'templates',
};

/** Cells of double width where the count would leave a hole: the first, and with three columns the last one too. */
const wideCells = [
  shippedFeatures.length % 2 === 1 ? 'first:sm:col-span-2' : '',
  shippedFeatures.length % 3 === 0 ? 'first:lg:col-span-1' : 'first:lg:col-span-2',
  shippedFeatures.length % 3 === 1 ? 'last:lg:col-span-2' : '',
];

/** One line of one pixel between the cells. */
export const FeaturesSection = () => (
  <section id="features">
    <SectionHeading title={featureStrings.title} text={featureStrings.text} />
    <ul className="mt-10 grid gap-px overflow-hidden rounded-xl border bg-line sm:grid-cols-2 lg:grid-cols-3">
      {shippedFeatures.map(({ id, title, text }) => {
        return (
          <li key={id} id={anchors[id]} className={classNames('bg-surface p-7', ...wideCells)}>
            <h3 className="text-base tracking-normal">{title}</h3>
            <p className="mt-2 max-w-md text-ink-soft text-sm">{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
