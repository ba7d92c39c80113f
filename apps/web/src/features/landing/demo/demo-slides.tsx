import { Check } from 'lucide-react';
import picture from '../../../assets/sign-in-sequence.svg';
import { LogoMark } from '../../../components/logo.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { demoStrings } from '../../../strings/landing.ts';
import { shellStrings } from '../../../strings/shell.ts';

const BrandSlide = () => (
  <div className="dotted-sheet flex flex-col items-center justify-center gap-5 p-8 text-center">
    <LogoMark className="size-20" />
    <p className="font-semibold text-4xl tracking-tight">{shellStrings.productName}</p>
    <p className="text-ink-soft">{shellStrings.subtitle}</p>
  </div>
);

const InputSlide = () => (
  <div className="dotted-sheet grid place-items-center p-5 sm:p-10">
    <div className="w-full max-w-lg rounded-lg border bg-surface p-5 shadow-lift">
      <p className="font-medium text-[13px]">{demoStrings.field}</p>
      <p className="mt-2 rounded-md border border-accent bg-surface px-3.5 py-3 text-[15px] leading-relaxed">
        {demoStrings.prompt}
        <span aria-hidden="true" className="ml-0.5 inline-block h-4 w-px translate-y-0.5 animate-pulse bg-accent" />
      </p>
      <p className="mt-4 rounded-md bg-accent py-2.5 text-center font-medium text-on-accent text-sm">
        {demoStrings.button}
      </p>
    </div>
  </div>
);

const steps = [
  { label: demoStrings.steps.analysing, isDone: true },
  { label: demoStrings.steps.planning, isDone: true },
  { label: demoStrings.steps.drawing, isDone: false },
] as const;

const ProcessingSlide = () => (
  <div className="dotted-sheet grid place-items-center p-5 sm:p-10">
    <ol className="grid w-full max-w-sm gap-5 rounded-lg border bg-surface p-6 shadow-lift">
      {steps.map(({ label, isDone }) => (
        <li key={label} className="flex items-center gap-3 text-sm">
          <span
            className={classNames(
              'grid size-6 place-items-center rounded-full border border-accent',
              isDone ? 'bg-accent text-on-accent' : 'text-accent',
            )}
          >
            {isDone ? <Check aria-hidden="true" className="size-3.5" /> : <Spinner className="size-3.5" />}
          </span>
          {label}
        </li>
      ))}
    </ol>
  </div>
);

const ResultSlide = () => (
  <div className="dotted-sheet grid min-h-0 grid-rows-[minmax(0,1fr)] place-items-center p-3 sm:p-8">
    <img
      src={picture}
      alt={demoStrings.resultAlt}
      className="max-h-full max-w-full rounded-md bg-white object-contain shadow-lift ring-1 ring-line sm:h-full"
    />
  </div>
);

export const demoSlides = [
  { id: 'input', Slide: InputSlide },
  { id: 'processing', Slide: ProcessingSlide },
  { id: 'result', Slide: ResultSlide },
  { id: 'brand', Slide: BrandSlide },
] as const;
