import { Check } from 'lucide-react';
import { type ShippedFeatureId, shippedFeatures } from '../../lib/shipped-features.ts';
import { registerStrings } from '../../strings/auth.ts';

const isAboutPlan = ({ id }: { readonly id: ShippedFeatureId }): boolean => id === 'free-plan';

/** What the plan is about goes before what every plan has. */
const features = shippedFeatures.toSorted((left, right) => Number(isAboutPlan(right)) - Number(isAboutPlan(left)));

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
