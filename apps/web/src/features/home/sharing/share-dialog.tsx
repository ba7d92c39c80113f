import type { Diagram } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { shareStrings } from '../../../strings/sharing.ts';
import { useAccessList } from '../api/sharing.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkSection } from './link-section.tsx';
import { PeopleList } from './people-list.tsx';

interface ShareDialogProps {
  readonly diagram: Diagram;
  readonly onClose: () => void;
}

/** Where the owner of a diagram lets others in. */
export const ShareDialog = ({ diagram, onClose }: ShareDialogProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogFrame width="medium" title={shareStrings.title} text={shareStrings.text}>
      <ShareContent id={diagram.id} title={diagram.title} />
    </DialogFrame>
  </Dialog.Root>
);

const ShareContent = ({ id, title }: { readonly id: number; readonly title: string }) => {
  const { data, error, refetch } = useAccessList(id);
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-labelledby="share-people" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3 id="share-people" className="text-sm tracking-normal">
          {shareStrings.people}
        </h3>
        <InviteForm id={id} />
        {data && <PeopleList id={id} people={data.people} />}
      </section>
      {data && <LinkSection id={id} title={title} links={data.links} />}
      {!data && error === null && (
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          <Spinner className="size-4" />
          {shareStrings.loading}
        </p>
      )}
      {!data && error !== null && (
        <LoadFailed
          title={shareStrings.notLoaded}
          error={error}
          fallback={shareStrings.networkFailed}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
};
