import { classNames } from '../../../lib/class-names.ts';
import type { ComparedFile, ComparedLine } from '../../../lib/code/compare-files.ts';
import { codeStrings } from '../../../strings/code.ts';

const looks: Readonly<Record<ComparedLine['state'], string>> = {
  same: '',
  added: 'bg-accent-wash',
  removed: 'bg-danger-wash',
};

const signs: Readonly<Record<ComparedLine['state'], string>> = { same: ' ', added: '+', removed: '-' };

const names: Readonly<Record<ComparedLine['state'], string>> = {
  same: '',
  added: codeStrings.added,
  removed: codeStrings.removed,
};

/** A file with what was added and what was removed. */
export const ComparedView = ({ file: { filename, lines } }: { readonly file: ComparedFile }) => (
  <section
    aria-label={codeStrings.content(filename)}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    tabIndex={0}
    className="max-h-[55dvh] lg:max-h-[70dvh] overflow-auto py-2 font-mono text-[13px] leading-6 focus-visible:-outline-offset-2"
  >
    <div className="w-max min-w-full">
      {lines.map(({ state, text, line }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          key={index}
          className={classNames('flex pr-4', looks[state])}
        >
          <span className="mr-2 w-12 shrink-0 border-r pr-2 text-right text-ink-soft text-xs leading-6 select-none">
            {line}
          </span>
          <span aria-hidden="true" className="w-4 shrink-0 select-none">
            {signs[state]}
          </span>
          {state !== 'same' && <span className="sr-only">{names[state]}: </span>}
          <code className="whitespace-pre">{text}</code>
        </div>
      ))}
    </div>
  </section>
);
