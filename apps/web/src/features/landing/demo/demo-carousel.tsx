import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '../../../components/button-classes.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { classNames } from '../../../lib/class-names.ts';
import { demoStrings } from '../../../strings/landing.ts';
import { demoSlides } from './demo-slides.tsx';
import { useRotation } from './use-rotation.ts';

const interval = 4000;

/** Four pictures in turn. It rests while somebody looks closely, and where less motion is asked for. */
export const DemoCarousel = () => {
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isStopped, setIsStopped] = useState(wantsLessMotion);
  const [isWatched, setIsWatched] = useState(false);
  const { current, show } = useRotation(demoSlides.length, interval, isStopped || isWatched);
  const Slide = demoSlides[current]?.Slide;
  return (
    <section
      aria-label={demoStrings.label}
      aria-roledescription="carousel"
      onPointerEnter={() => setIsWatched(true)}
      onPointerLeave={() => setIsWatched(false)}
      onFocus={() => setIsWatched(true)}
      onBlur={() => setIsWatched(false)}
      className="overflow-hidden rounded-xl border bg-surface shadow-float"
    >
      <div className="grid aspect-square place-items-stretch sm:aspect-[16/9]">
        {Slide && (
          <div key={current} className="grid min-h-0 animate-enter">
            <Slide />
          </div>
        )}
      </div>
      <div className="flex items-center gap-4 border-t px-4 py-2.5">
        <p className="w-10 text-ink-soft text-xs tabular-nums">{demoStrings.counter(current + 1, demoSlides.length)}</p>
        <div className="flex flex-1 justify-center">
          {demoSlides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={demoStrings.show(index + 1, demoStrings.names[id])}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span
                className={classNames(
                  'h-2 rounded-full transition-all duration-300',
                  index === current ? 'w-6 bg-accent' : 'w-2 bg-line-control group-hover:bg-ink-soft',
                )}
              />
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-label={isStopped ? demoStrings.play : demoStrings.pause}
          onClick={() => setIsStopped(!isStopped)}
          className={classNames(buttonClasses({ variant: 'ghost', size: 'icon' }), 'text-ink-soft')}
        >
          {isStopped ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
        </button>
      </div>
    </section>
  );
};
