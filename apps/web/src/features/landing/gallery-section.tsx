import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { ExamplePicture } from '../../components/example-picture.tsx';
import type { ExamplePrompt } from '../../lib/example-prompts.ts';
import { galleryStrings } from '../../strings/landing.ts';
import { PictureFrame } from './picture-frame.tsx';
import { SectionHeading } from './section-heading.tsx';
import { examples } from './try/use-trial.ts';

interface GallerySectionProps {
  readonly onPick: (example: ExamplePrompt) => void;
}

/** One drawing of each kind, the first one as large as the two rows beside it; a click brings its text to the top of the page. */
export const GallerySection = ({ onPick }: GallerySectionProps) => (
  <section id="gallery">
    <SectionHeading title={galleryStrings.title(offeredDiagramTypes.length)} text={galleryStrings.text} />
    <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {offeredDiagramTypes.map(({ id, label }, place) => {
        const example = examples.find(({ diagramType }) => diagramType === id);
        if (example === undefined) return null;
        return (
          <li key={id} className="group first:col-span-2 first:lg:row-span-2 first:lg:[contain:size]">
            <button
              type="button"
              onClick={() => onPick(example)}
              className="flex size-full flex-col overflow-hidden rounded-lg border bg-surface text-left transition-colors hover:border-accent"
            >
              <PictureFrame className="h-28 w-full p-3 group-first:h-44 sm:h-36 sm:p-4 group-first:lg:h-auto group-first:lg:min-h-0 group-first:lg:flex-1">
                <ExamplePicture example={example.title} alt="" isFramed isLarge={place === 0} />
              </PictureFrame>
              <span className="grid w-full px-3 py-2.5 sm:px-4 sm:py-3">
                <span className="font-medium text-sm">{label}</span>
                <span className="text-[13px] text-ink-soft">{example.title}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
