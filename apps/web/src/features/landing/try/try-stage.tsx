import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { ExamplePicture } from '../../../components/example-picture.tsx';
import { draftFormats } from '../../../lib/drafting/save-draft.ts';
import { tryStrings } from '../../../strings/landing.ts';
import { ReadableDraft } from './readable-draft.tsx';
import type { Trial } from './use-trial.ts';

/** What the visitor's text is drawn as, and the ways to take it along. */
export const TryStage = ({ trial }: { readonly trial: Trial }) => {
  const { live, links, example, text, saving, save } = trial;
  // The picture of an example is at hand before the engine is.
  const isDrawn = live.draft !== undefined && (example === undefined || live.draft.prompt === text);
  return (
    <div className="dotted-sheet relative flex min-h-0 flex-col max-lg:h-[560px] max-lg:border-t lg:row-span-2 lg:border-l">
      <div className="flex items-center justify-end gap-1.5 border-b bg-raised p-2.5">
        <Download aria-hidden="true" className="size-4 text-ink-soft" />
        {draftFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            isBusy={saving === format}
            disabled={live.problem !== undefined || text.trim() === ''}
            aria-label={tryStrings.save(tryStrings.formats[format])}
            onClick={() => save(format)}
          >
            {tryStrings.formats[format]}
          </Button>
        ))}
      </div>
      {isDrawn && live.draft !== undefined ? (
        <ReadableDraft draft={live.draft} links={links} />
      ) : (
        <div className="min-h-0 flex-1 p-4 sm:p-6">
          <Waiting trial={trial} />
        </div>
      )}
    </div>
  );
};

const Waiting = ({ trial: { example, live, text } }: { readonly trial: Trial }) => {
  if (example !== undefined) {
    return (
      <div className="grid size-full min-h-0 grid-rows-[minmax(0,1fr)] place-items-center [container-type:size]">
        <ExamplePicture
          example={example.title}
          alt={tryStrings.pictureOf(example.title)}
          isFirst
          className="rounded-md shadow-lift ring-1 ring-line"
        />
      </div>
    );
  }
  return (
    <p role="status" className="grid size-full place-items-center text-center text-ink-soft text-sm">
      {text.trim() === '' || live.problem !== undefined ? tryStrings.empty : tryStrings.loading}
    </p>
  );
};
