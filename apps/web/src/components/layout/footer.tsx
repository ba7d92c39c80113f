import type { ReactNode } from 'react';
import { useSeen } from '../../hooks/use-seen.ts';
import { useSite } from '../../hooks/use-site.ts';
import { shellStrings } from '../../strings/shell.ts';
import { LogoMark } from '../logo.tsx';
import { PageLink } from '../page-link.tsx';
import { footerAnchors } from './nav-entries.ts';

const linkClasses = 'rounded-sm text-ink-soft text-sm hover:text-ink';

interface FooterProps {
  readonly isMember: boolean;
}

export const Footer = ({ isMember }: FooterProps) => {
  // Where somebody is signed in, `/` is the workspace.
  const landingPath = isMember ? '/welcome' : '/';
  const { ref, isSeen } = useSeen<HTMLElement>();
  return (
    <footer ref={ref} className="mt-24 border-t">
      <div className="mx-auto flex max-w-[1280px] flex-wrap justify-between gap-x-16 gap-y-8 px-4 py-12 sm:px-6">
        <div className="max-w-xs">
          <p className="flex items-center gap-2.5 font-semibold">
            <LogoMark className="size-6" />
            {shellStrings.productName}
          </p>
          <p className="mt-3 text-sm">{shellStrings.tagline}</p>
          <p className="mt-1 text-ink-soft text-sm">{shellStrings.blurb}</p>
        </div>
        <nav
          aria-label={shellStrings.footerNavigation}
          className="grid grid-cols-2 gap-x-16 gap-y-8 sm:flex sm:flex-wrap"
        >
          {footerAnchors.map(({ title, anchors }) => (
            <FooterColumn key={title} title={title}>
              {anchors.map(({ label, hash }) => (
                <PageLink key={hash} to={landingPath} hash={hash} className={linkClasses}>
                  {label}
                </PageLink>
              ))}
            </FooterColumn>
          ))}
          <FooterColumn title={shellStrings.footerLegal}>
            <PageLink to="/terms" className={linkClasses}>
              {shellStrings.terms}
            </PageLink>
            <PageLink to="/privacy" className={linkClasses}>
              {shellStrings.privacy}
            </PageLink>
          </FooterColumn>
          <SiteLinks isWanted={isSeen} />
        </nav>
      </div>
      <div className="border-t">
        <div className="mx-auto flex max-w-[1280px] flex-wrap justify-between gap-2 px-4 py-5 text-ink-soft text-xs sm:px-6">
          <p>{shellStrings.copyright}</p>
          <p>{shellStrings.credit}</p>
        </div>
      </div>
    </footer>
  );
};

const SiteLinks = ({ isWanted }: { readonly isWanted: boolean }) => {
  const site = useSite(isWanted);
  const links = [
    { label: shellStrings.sourceCode, href: site?.sourceUrl },
    { label: site?.operatorName ?? shellStrings.company, href: site?.companyUrl },
    { label: shellStrings.writeToUs, href: site?.operatorEmail && `mailto:${site.operatorEmail}` },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (links.length === 0) return null;
  return (
    <FooterColumn title={shellStrings.contact}>
      {links.map(({ label, href }) => (
        <a key={label} href={href} className={linkClasses}>
          {label}
        </a>
      ))}
    </FooterColumn>
  );
};

const FooterColumn = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2.5">
    <p className="font-medium text-sm">{title}</p>
    {children}
  </div>
);
