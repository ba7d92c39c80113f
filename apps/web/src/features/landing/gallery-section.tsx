import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { ExamplePicture } from '../../components/example-picture.tsx';
import type { ExamplePrompt } from '../../lib/example-prompts.ts';
import { galleryStrings } from '../../strings/landing.ts';
import { SectionHeading } from './section-heading.tsx';
import { examples } from './try/use-trial.ts';

interface GallerySectionProps {
  readonly onPick: (example: ExamplePrompt) => void;
}

/** One drawing of each kind; a click brings its text to the top of the page. */
export const GallerySection = ({ onPick }: GallerySectionProps) => (
  <section id="gallery">
    <SectionHeading title={galleryStrings.title(offeredDiagramTypes.length)} text={galleryStrings.text} />
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {offeredDiagramTypes.map(({ id, label }) => {
        const example = examples.find(({ diagramType }) => diagramType === id);
        if (example === undefined) return null;
        return (
          <li key={id} className="last:sm:max-lg:col-span-2 last:lg:col-span-3">
            <button
              type="button"
              onClick={() => onPick(example)}
              className="group w-full overflow-hidden rounded-lg border bg-surface text-left transition-colors hover:border-accent"
            >
              <span className="block h-44 border-b bg-sheet p-4">
                <ExamplePicture example={example.title} alt="" isFramed />
              </span>
              <span className="flex items-baseline justify-between gap-3 px-4 py-3">
                <span className="whitespace-nowrap font-medium text-sm">{label}</span>
                <span className="truncate text-[13px] text-ink-soft">{example.title}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
