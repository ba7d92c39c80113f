import type { ReactNode } from 'react';
import { PageLink } from '../../components/page-link.tsx';
import { useSeen } from '../../hooks/use-seen.ts';
import { useSite } from '../../hooks/use-site.ts';
import { helpStrings } from '../../strings/landing.ts';
import { useServerStatus } from './api/server-status.ts';
import { SectionHeading } from './section-heading.tsx';

const linkClasses = 'rounded-sm font-medium text-accent-ink text-sm underline-offset-4 hover:underline';

/** What people look for beside the product itself; the anchors of the footer lead to its parts. */
export const HelpSection = () => {
  const { ref, isSeen } = useSeen<HTMLElement>();
  const site = useSite(isSeen);
  const status = useServerStatus(isSeen);
  return (
    <section ref={ref}>
      <SectionHeading title={helpStrings.title} text={helpStrings.text} />
      <ul className="mt-8 grid gap-px overflow-hidden rounded-xl border bg-line sm:grid-cols-2 lg:grid-cols-3">
        <HelpCard anchors={['documentation']} title={helpStrings.documentation}>
          <p>{helpStrings.documentationText}</p>
          <a href="#guide" className={linkClasses}>
            {helpStrings.readGuide}
          </a>
          {site?.sourceUrl && (
            <a href={site.sourceUrl} className={linkClasses}>
              {helpStrings.readSource}
            </a>
          )}
        </HelpCard>
        <HelpCard anchors={['api']} title={helpStrings.api}>
          <p>{helpStrings.apiText}</p>
          <a href="/api/openapi.json" className={linkClasses}>
            {helpStrings.readApi}
          </a>
        </HelpCard>
        <HelpCard anchors={['help', 'contact', 'feedback']} title={helpStrings.help}>
          <p>{helpStrings.helpText(site?.operatorName ?? helpStrings.anybody)}</p>
          {site?.operatorEmail && (
            <a href={`mailto:${site.operatorEmail}`} className={linkClasses}>
              {helpStrings.write(site.operatorEmail)}
            </a>
          )}
        </HelpCard>
        <HelpCard anchors={['status']} title={helpStrings.status}>
          <p role="status">{statusOf(status)}</p>
        </HelpCard>
        <HelpCard anchors={['security']} title={helpStrings.security}>
          <p>{helpStrings.securityText}</p>
        </HelpCard>
        <HelpCard anchors={['privacy', 'terms']} title={helpStrings.rules}>
          <p>{helpStrings.rulesText}</p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <PageLink to="/privacy" className={linkClasses}>
              {helpStrings.privacy}
            </PageLink>
            <PageLink to="/terms" className={linkClasses}>
              {helpStrings.terms}
            </PageLink>
          </p>
        </HelpCard>
      </ul>
    </section>
  );
};

const statusOf = ({ data, isError }: ReturnType<typeof useServerStatus>): string => {
  if (isError) return helpStrings.statusDown;
  return data ? helpStrings.statusUp(data.version) : helpStrings.statusUnknown;
};

interface HelpCardProps {
  readonly anchors: readonly string[];
  readonly title: string;
  readonly children: ReactNode;
}

const HelpCard = ({ anchors, title, children }: HelpCardProps) => (
  <li className="bg-surface p-5 sm:p-6">
    {anchors.map((anchor) => (
      <span key={anchor} id={anchor} />
    ))}
    <h3 className="text-base tracking-normal">{title}</h3>
    <div className="mt-2 grid max-w-md gap-3 text-ink-soft text-sm">{children}</div>
  </li>
);
