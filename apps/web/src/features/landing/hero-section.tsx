import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import type { ExamplePrompt } from '../../lib/example-prompts.ts';
import { landingStrings } from '../../strings/landing.ts';
import { TryIt } from './try/try-it.tsx';

interface HeroSectionProps {
  /** Gets what draws an example here. */
  readonly takeRef: RefObject<((example: ExamplePrompt) => void) | undefined>;
}

export const HeroSection = ({ takeRef }: HeroSectionProps) => (
  <section className="mx-auto flex max-w-[1280px] flex-col items-center px-4 pt-7 text-center sm:px-6 sm:pt-12">
    <h1 className="max-w-4xl text-[32px] leading-[1.05] tracking-[-0.035em] sm:text-5xl lg:max-w-none lg:text-[52px]">
      <span>{landingStrings.titleFirst}</span> <span className="text-accent-ink">{landingStrings.titleSecond}</span>
    </h1>
    <p className="mt-3 max-w-2xl text-ink-soft sm:mt-5 sm:text-lg">{landingStrings.text}</p>
    <div className="mt-5 w-full sm:mt-8">
      <TryIt takeRef={takeRef} />
    </div>
    <ul className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-1 text-ink-soft text-sm">
      {landingStrings.promises.map((promise) => (
        <li key={promise} className="flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-3.5 text-accent" />
          {promise}
        </li>
      ))}
    </ul>
  </section>
);
