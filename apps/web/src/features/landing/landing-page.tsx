import { useCallback, useRef } from 'react';
import { useAnchor } from '../../hooks/use-anchor.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import type { ExamplePrompt } from '../../lib/example-prompts.ts';
import { ActionSection } from './action-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DemoSection } from './demo/demo-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { GuideSection } from './guide-section.tsx';
import { HelpSection } from './help-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { TeamsSection } from './teams-section.tsx';

export const LandingPage = () => {
  useDocumentTitle();
  useAnchor();
  // The hero takes what is picked further down, so that its typing redraws nothing but itself.
  const take = useRef<(example: ExamplePrompt) => void>(undefined);
  const pick = useCallback((example: ExamplePrompt): void => {
    take.current?.(example);
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <HeroSection takeRef={take} />
      <div className="mx-auto grid max-w-[1280px] grid-cols-[minmax(0,1fr)] gap-20 px-4 pt-20 sm:gap-26 sm:px-6 sm:pt-26">
        <ActionSection />
        <GallerySection onPick={pick} />
        <DemoSection />
        <FeaturesSection />
        <NumbersSection />
        <GuideSection />
        <TeamsSection />
        <HelpSection />
        <ClosingSection />
      </div>
    </>
  );
};
