import { buttonClasses } from '../../components/button-classes.ts';
import { PageLink } from '../../components/page-link.tsx';
import { landingStrings } from '../../strings/landing.ts';

export const ClosingSection = () => (
  <section className="relative isolate overflow-hidden rounded-xl border bg-surface px-6 py-14 text-center sm:py-18">
    <div aria-hidden="true" className="warp absolute inset-0 -z-10" />
    <h2 className="mx-auto max-w-xl text-[28px] sm:text-4xl">{landingStrings.closingTitle}</h2>
    <p className="mx-auto mt-4 max-w-md text-ink-soft text-lg">{landingStrings.closingText}</p>
    <PageLink to="/register" className={`${buttonClasses({ size: 'large' })} mt-8`}>
      {landingStrings.getStarted}
    </PageLink>
  </section>
);
