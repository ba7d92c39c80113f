import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { ActionSection } from './action-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { GuideSection } from './guide-section.tsx';
import { HelpSection } from './help-section.tsx';
import { HeroSection } from './hero-section.tsx';

export const LandingPage = () => {
  useDocumentTitle();
  return (
    <>
      <HeroSection />
      <div className="mx-auto grid max-w-[1120px] grid-cols-[minmax(0,1fr)] gap-28 px-4 pt-28 sm:gap-36 sm:px-6 sm:pt-36">
        <ActionSection />
        <FeaturesSection />
        <GuideSection />
        <HelpSection />
        <ClosingSection />
      </div>
    </>
  );
};
