import { comparisonPicturePath, type Diagram } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { PageSwitch } from '../bar/page-switch.tsx';
import { ChangeList } from './change-list.tsx';

interface ComparisonDialogProps {
  readonly diagram: Diagram;
  readonly between: { readonly from: number; readonly to: number };
  readonly onClose: () => void;
}

/** Two versions as large pictures side by side, with what is different marked and said below. */
export const ComparisonDialog = ({ diagram, between, onClose }: ComparisonDialogProps) => {
  const { from, to } = between;
  const page = useCurrentPage(diagram);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame width="large" title={versionStrings.compareTitle(from, to)} text={versionStrings.compareText}>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <Legend />
          <PageSwitch diagram={diagram} />
        </div>
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          {(['before', 'after'] as const).map((side) => (
            <Side key={`${side} ${page}`} diagram={diagram} between={between} page={page} side={side} />
          ))}
        </div>
        <div className="mt-2 max-h-40 overflow-y-auto">
          <ChangeList id={diagram.id} between={between} />
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
};

interface SideProps extends Omit<ComparisonDialogProps, 'onClose'> {
  readonly page: string | undefined;
  readonly side: 'before' | 'after';
}

const Side = ({ diagram, between, page, side }: SideProps) => {
  const version = side === 'before' ? between.from : between.to;
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const source = comparisonPicturePath(diagram.id, between, side);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 font-medium text-sm">{versionStrings.version(version)}</figcaption>
      <div className="relative h-[min(56dvh,40rem)] rounded-lg border bg-picture p-3 max-md:h-[34dvh]">
        {state === 'waiting' && <Spinner className="absolute inset-0 m-auto size-5 text-ink-soft" />}
        {state === 'failed' ? (
          <p className="grid size-full place-items-center text-center text-ink-soft text-sm">
            {versionStrings.noSuchPage(version)}
          </p>
        ) : (
          <img
            src={page === undefined ? source : `${source}?page=${encodeURIComponent(page)}`}
            alt={versionStrings.picture(version)}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            className="picture size-full object-contain"
          />
        )}
      </div>
    </figure>
  );
};

/** The frames have the colours of the marks in the pictures, which are drawn on light paper. */
const marks = [
  { id: 'added', frame: 'border-solid border-[#15803d] bg-[#15803d]/15' },
  { id: 'changed', frame: 'border-dashed border-[#9333ea] bg-[#9333ea]/15' },
  { id: 'removed', frame: 'border-dotted border-[#dc2626] bg-[#dc2626]/15' },
] as const;

const Legend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {marks.map(({ id, frame }) => (
      <li key={id} className="flex items-center gap-2">
        <span aria-hidden="true" className={classNames('h-3.5 w-5 rounded-sm border-2', frame)} />
        {versionStrings.marks[id]}
      </li>
    ))}
  </ul>
);
