import { demoStrings } from '../../../strings/landing.ts';
import { SectionHeading } from '../section-heading.tsx';
import { DemoCarousel } from './demo-carousel.tsx';

export const DemoSection = () => (
  <section>
    <SectionHeading title={demoStrings.title} text={demoStrings.text} />
    <div className="mt-10">
      <DemoCarousel />
    </div>
  </section>
);
