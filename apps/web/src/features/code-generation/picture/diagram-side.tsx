import type { CodeFile, Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { usePaper } from '../../../hooks/use-paper.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { classNames } from '../../../lib/class-names.ts';
import { codeStrings } from '../../../strings/code.ts';
import { parentsQuery, pictureQuery } from '../api/code-source.ts';
import { type Pointing, partsInCode } from '../result/pointing.ts';
import type { Parents } from './part-of.ts';
import { PointablePicture } from './pointable-picture.tsx';

interface DiagramSideProps {
  readonly diagram: Diagram;
  readonly page: string | undefined;
  readonly place: PicturePlace;
  /** Absent before there is code. */
  readonly files: readonly CodeFile[] | undefined;
  readonly pointing: Pointing | undefined;
  readonly onPoint: (ids: readonly string[]) => void;
}

const nothing: readonly CodeFile[] = [];
const unknown: Parents = new Map();

/** Alone before there is code; then above the code where it is wide, since beside it nobody could read it. */
export type PicturePlace = 'alone' | 'above' | 'beside';

const looks: Readonly<Record<PicturePlace, string>> = {
  alone: 'order-first border-b lg:[--picture-height:78dvh]',
  above: 'sticky top-12 z-10 order-first border-b lg:[--picture-height:38dvh]',
  beside: 'max-lg:sticky max-lg:top-12 max-lg:z-10 lg:border-l lg:[--picture-height:70dvh]',
};

/** The picture of what code is written for. */
export const DiagramSide = ({ diagram, page, place, files = nothing, pointing, onPoint }: DiagramSideProps) => {
  const session = useSession();
  const paper = usePaper('user' in session ? session.user.id : 0);
  const { data: svg, error, refetch } = useQuery(pictureQuery(diagram, page, paper.shown === 'drawn'));
  const { data: parents = unknown } = useQuery(parentsQuery(diagram, page));
  const parts = useMemo(() => partsInCode(files), [files]);
  const [isLarge, setIsLarge] = useState(false);
  const isMissing = pointing?.from === 'picture' && [...pointing.ids].every((id) => !parts.has(id));
  return (
    <section
      aria-label={codeStrings.picture}
      className={classNames(
        'min-w-0 bg-surface [--picture-height:28dvh] max-lg:order-first max-lg:border-b',
        looks[place],
      )}
    >
      <div className={place === 'beside' ? 'lg:sticky lg:top-16' : ''}>
        {svg === undefined && error === null && (
          <p role="status" className="flex items-center gap-2 p-5 text-ink-soft text-sm">
            <Spinner className="size-4" />
            {codeStrings.loading}
          </p>
        )}
        {svg === undefined && error !== null && (
          <div className="p-4">
            <LoadFailed
              title={codeStrings.pictureFailed}
              error={error}
              fallback={codeStrings.networkFailed}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {svg !== undefined && (
          <PointablePicture
            svg={svg}
            label={codeStrings.pictureLabel(diagram.title)}
            parts={parts}
            parents={parents}
            lit={pointing?.ids}
            isLarge={isLarge}
            isDimmed={paper.shown === 'dimmed'}
            onPoint={(ids) => {
              // A press beside the shapes, or before they lead anywhere, is meant for the picture as a whole.
              if (pointing === undefined && (ids.length === 0 || files.length === 0)) setIsLarge(!isLarge);
              else onPoint(ids);
            }}
          />
        )}
        <div className="flex items-center justify-between gap-3 px-4 pb-3 empty:hidden">
          {files.length > 0 && (
            <p role="status" className="min-w-0 text-[13px] text-ink-soft">
              {isMissing ? codeStrings.noCodeOfShape : codeStrings.pictureText}
            </p>
          )}
          {svg !== undefined && (
            <Button variant="ghost" size="small" className="ml-auto shrink-0" onClick={() => setIsLarge(!isLarge)}>
              {isLarge ? codeStrings.wholePicture : codeStrings.largePicture}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
};
