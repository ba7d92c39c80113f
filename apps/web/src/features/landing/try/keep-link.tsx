import { ArrowRight } from 'lucide-react';
import { buttonClasses } from '../../../components/button-classes.ts';
import { PageLink } from '../../../components/page-link.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { landingStrings, tryStrings } from '../../../strings/landing.ts';
import type { Trial } from './use-trial.ts';

/** From the visitor's drawing to an account that keeps it. */
export const KeepLink = ({ trial: { keep } }: { readonly trial: Trial }) => (
  <div className="p-5 max-lg:border-t max-lg:p-4">
    <PageLink to="/register" onClick={keep} className={classNames(buttonClasses({ size: 'large' }), 'w-full')}>
      {landingStrings.startCreating}
      <ArrowRight aria-hidden="true" className="size-4" />
    </PageLink>
    <p className="mt-2.5 text-center text-[13px] text-ink-soft">{tryStrings.keepText}</p>
  </div>
);
