import { demoStrings } from '../../../strings/landing.ts';
import { SectionHeading } from '../section-heading.tsx';
import { DemoCarousel } from './demo-carousel.tsx';

export const DemoSection = () => (
  <section className="grid items-center gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:gap-12">
    <SectionHeading title={demoStrings.title} text={demoStrings.text} />
    <DemoCarousel />
  </section>
);
