import picture from '../../assets/order-flowchart.svg';
import { classNames } from '../../lib/class-names.ts';
import { actionStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

const tones = {
  step: 'bg-accent-wash text-accent-ink',
  choice: 'bg-warning-wash text-warning',
} as const;

export const ActionSection = () => (
  <section id="demo">
    <SectionHeading title={actionStrings.title} text={actionStrings.text} />
    <div className="mt-10 grid overflow-hidden rounded-xl border bg-surface lg:grid-cols-2">
      <div className="flex flex-col justify-center p-6 sm:p-12">
        <p className="font-medium text-[13px] text-ink-soft">{actionStrings.youWrite}</p>
        <p className="mt-4 text-[22px] leading-[1.8]">
          {actionStrings.pieces.map((piece, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence
              key={index}
              className={classNames(
                'tone' in piece && classNames('box-decoration-clone rounded-sm px-1', tones[piece.tone]),
              )}
            >
              {piece.text}
            </span>
          ))}
        </p>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft text-sm">
          {(['step', 'choice'] as const).map((tone) => (
            <li key={tone} className="flex items-center gap-2">
              <span aria-hidden="true" className={classNames('size-4 rounded-sm ring-1 ring-line', tones[tone])} />
              {actionStrings.legend[tone]}
            </li>
          ))}
        </ul>
      </div>
      <figure className="dotted-sheet border-t p-4 sm:p-8 lg:border-t-0 lg:border-l">
        <img
          src={picture}
          alt={actionStrings.alt}
          loading="lazy"
          width={411}
          height={694}
          className="mx-auto h-auto w-full max-w-sm rounded-md bg-white p-2 shadow-lift ring-1 ring-line sm:p-4"
        />
      </figure>
    </div>
  </section>
);
