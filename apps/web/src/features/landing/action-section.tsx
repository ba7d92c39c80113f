import { useState } from 'react';
import { ExamplePicture } from '../../components/example-picture.tsx';
import { TabRow } from '../../components/tab-row.tsx';
import { actionInputs } from '../../lib/action-inputs.ts';
import { classNames } from '../../lib/class-names.ts';
import { actionStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';

const tones = {
  step: 'bg-accent-wash text-accent-ink',
  choice: 'bg-warning-wash text-warning',
} as const;

const tabs = [
  { id: 'sentences', label: actionStrings.kinds.sentences },
  ...actionInputs.map(({ id }) => ({ id, label: actionStrings.kinds[id] })),
];

/** Each kind of input beside what becomes of it. */
export const ActionSection = () => {
  const [current, setCurrent] = useState(0);
  return (
    <section id="demo">
      <SectionHeading title={actionStrings.title} text={actionStrings.text} />
      <div className="mt-10">
        <TabRow name="input" label={actionStrings.inputs} tabs={tabs} current={current} onChange={setCurrent} />
        {tabs.map(({ id, label }, index) => (
          <div
            key={id}
            id={`input-${id}`}
            role="tabpanel"
            aria-labelledby={`input-${id}-tab`}
            hidden={index !== current}
            className="mt-6 overflow-hidden rounded-xl border bg-surface"
          >
            <div className="grid lg:grid-cols-2">
              <div className="flex min-w-0 flex-col justify-center p-6 sm:p-12">
                <p className="font-medium text-[13px] text-ink-soft">{actionStrings.youWrite}</p>
                <Input index={index} />
              </div>
              <figure className="dotted-sheet grid place-items-center border-t p-4 sm:p-8 lg:border-t-0 lg:border-l">
                <ExamplePicture
                  example={index === 0 ? 'Release pipeline' : `input ${id}`}
                  alt={index === 0 ? actionStrings.alt : actionStrings.pictureOf(label)}
                  className="h-[26rem] w-full object-contain"
                />
              </figure>
            </div>
          </div>
        ))}
        <p className="mt-4 text-ink-soft text-sm">{actionStrings.more}</p>
      </div>
    </section>
  );
};

/** The first one tells what its words become; the others are taken as they are. */
const Input = ({ index }: { readonly index: number }) => {
  const input = actionInputs[index - 1];
  if (input !== undefined) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by key
      <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-md bg-sunken p-4 text-[13px] leading-relaxed">
        {input.text}
      </pre>
    );
  }
  return (
    <>
      <p className="mt-4 text-[22px] leading-[1.8]">
        {actionStrings.pieces.map((piece, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence
            key={place}
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
    </>
  );
};
