import { FileCheck } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { pictureStrings } from '../../../strings/picture.ts';
import { useImportDiagram } from '../api/import-diagram.ts';

interface CarriedDiagramProps {
  readonly xml: string;
  readonly title: string;
  /** Whether something was read of the image itself, too. */
  readonly canRead: boolean;
  readonly onOpened: (id: number) => void;
  readonly onRead: () => void;
}

/** An image whose file carries the diagram itself needs no reading. */
export const CarriedDiagram = ({ xml, title, canRead, onOpened, onRead }: CarriedDiagramProps) => {
  const { open, stop, isBusy } = useImportDiagram(onOpened);
  return (
    <section aria-label={pictureStrings.panel} className="grid size-full place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <FileCheck aria-hidden="true" className="size-8 text-accent" />
        <h1 className="text-xl">{pictureStrings.carried}</h1>
        <p className="text-ink-soft">{pictureStrings.carriedText}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {isBusy ? (
            <Button variant="secondary" onClick={stop}>
              {pictureStrings.stop}
            </Button>
          ) : (
            canRead && (
              <Button variant="secondary" onClick={onRead}>
                {pictureStrings.readAnyway}
              </Button>
            )
          )}
          <Button isBusy={isBusy} onClick={() => open(new File([xml], `${title}.drawio`))}>
            {pictureStrings.openCarried}
          </Button>
        </div>
      </div>
    </section>
  );
};
