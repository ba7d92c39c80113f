import { Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import { buttonClasses } from '../../components/button-classes.ts';
import { landingStrings } from '../../strings/landing.ts';
import { DemoCarousel } from './demo/demo-carousel.tsx';

export const HeroSection = () => (
  <section className="relative overflow-hidden">
    <div aria-hidden="true" className="warp absolute inset-0 -z-10" />
    <div className="mx-auto flex max-w-[1120px] flex-col items-center px-4 pt-16 text-center sm:px-6 sm:pt-24">
      <h1 className="max-w-4xl text-[38px] leading-[1.05] tracking-[-0.035em] sm:text-6xl lg:text-7xl">
        <span className="block">{landingStrings.titleFirst}</span>{' '}
        <span className="block text-accent-ink">{landingStrings.titleSecond}</span>
      </h1>
      <p className="mt-6 max-w-xl text-ink-soft text-lg">{landingStrings.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/register" className={buttonClasses({ size: 'large' })}>
          {landingStrings.startCreating}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
        <Link to="/login" className={buttonClasses({ variant: 'secondary', size: 'large' })}>
          {landingStrings.signIn}
        </Link>
      </div>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-1 text-ink-soft text-sm">
        {landingStrings.promises.map((promise) => (
          <li key={promise} className="flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-3.5 text-accent" />
            {promise}
          </li>
        ))}
      </ul>
      <div className="mt-14 w-full max-w-[920px] text-left sm:mt-20">
        <DemoCarousel />
      </div>
    </div>
  </section>
);
