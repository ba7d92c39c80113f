import { ExamplePicture } from '../../components/example-picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import { picturedFeatures } from '../../lib/feature-pictures.ts';
import { type ShippedFeatureId, shippedFeatures } from '../../lib/shipped-features.ts';
import { featureStrings } from '../../strings/landing.ts';
import { PictureFrame } from './picture-frame.tsx';
import { SectionHeading } from './section-heading.tsx';

/** What the footer calls by another name. */
const anchors: Readonly<Partial<Record<ShippedFeatureId, string>>> = {
  'drawio-files': 'integrations',
  templates: 'templates',
};

const isPictured = (id: ShippedFeatureId): boolean => picturedFeatures.some((each) => each === id);

const pictured = shippedFeatures.filter(({ id }) => isPictured(id));
const others = shippedFeatures.filter(({ id }) => !isPictured(id));

/** The last one takes the room that is left in its row, of four cells or of two. */
const lastSpan = classNames(
  ['', 'last:lg:col-span-4', 'last:lg:col-span-3', 'last:lg:col-span-2'][others.length % 4],
  others.length % 2 === 1 && 'last:sm:max-lg:col-span-2',
);

/** Those that one can see come first and large; one line of one pixel between the cells. */
export const FeaturesSection = () => (
  <section id="features">
    <SectionHeading title={featureStrings.title} text={featureStrings.text} />
    <ul className="mt-8 grid gap-px overflow-hidden rounded-t-xl border border-b-0 bg-line sm:grid-cols-2 lg:grid-cols-4">
      {pictured.map(({ id, title, text }) => (
        <li key={id} id={anchors[id]} className="flex flex-col bg-surface">
          <PictureFrame className="h-40 p-4 sm:h-52 sm:p-5">
            <ExamplePicture example={`feature ${id}`} alt="" isFramed />
          </PictureFrame>
          <div className="p-5 sm:p-6">
            <h3 className="text-base tracking-normal">{title}</h3>
            <p className="mt-2 max-w-md text-ink-soft text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <ul className="grid gap-px overflow-hidden rounded-b-xl border bg-line sm:grid-cols-2 lg:grid-cols-4">
      {others.map(({ id, title, text }) => (
        <li key={id} id={anchors[id]} className={classNames('bg-surface p-5 sm:p-6', lastSpan)}>
          <h3 className="text-base tracking-normal">{title}</h3>
          <p className="mt-2 max-w-md text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
