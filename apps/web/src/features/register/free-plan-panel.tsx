import { Check } from 'lucide-react';
import { type ShippedFeatureId, shippedFeatures } from '../../lib/shipped-features.ts';
import { registerStrings } from '../../strings/auth.ts';

/** What decides for most people; the landing page tells the rest. */
const benefits: readonly ShippedFeatureId[] = ['free-plan', 'text-to-diagram', 'drawio-files', 'together', 'code'];

const features = benefits.flatMap((benefit) => shippedFeatures.filter(({ id }) => id === benefit));

export const FreePlanPanel = () => (
  <aside aria-label={registerStrings.planTitle} className="rounded-xl border bg-sunken p-6 lg:sticky lg:top-24">
    <h2 className="text-lg">{registerStrings.planTitle}</h2>
    <p className="mt-1 text-ink-soft text-sm">{registerStrings.planPrice}</p>
    <ul className="mt-5 grid gap-3 text-sm">
      {features.map(({ id, title }) => (
        <li key={id} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          {title}
        </li>
      ))}
    </ul>
  </aside>
);
