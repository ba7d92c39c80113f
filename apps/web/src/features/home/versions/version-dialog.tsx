import type { Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { versionsQuery } from '../api/versions.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';

/** Where people see what a diagram was like, what changed since, and bring an earlier state back. */
export const VersionDialog = ({ diagram }: { readonly diagram: Diagram }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        aria-label={versionStrings.openLabel(diagram.version)}
        className={buttonClasses({ variant: 'ghost', size: 'small' })}
      >
        <History aria-hidden="true" className="size-3.5" />
        {versionStrings.open(diagram.version)}
      </Dialog.Trigger>
      <DialogFrame isWide title={versionStrings.title} text={versionStrings.text}>
        <VersionBrowser diagram={diagram} onDone={() => setIsOpen(false)} />
      </DialogFrame>
    </Dialog.Root>
  );
};

interface VersionBrowserProps {
  readonly diagram: Diagram;
  readonly onDone: () => void;
}

const VersionBrowser = ({ diagram, onDone }: VersionBrowserProps) => {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(diagram.version);
  const { data, error, refetch } = useQuery(versionsQuery(diagram, page));
  if (data === undefined) {
    return error === null ? (
      <p role="status" className="mt-5 flex items-center gap-2 text-ink-soft text-sm">
        <Spinner className="size-4" />
        {versionStrings.loading}
      </p>
    ) : (
      <div className="mt-5">
        <Notice role="alert" tone="danger" title={versionStrings.notLoaded}>
          <p>{messageOf(error, versionStrings.networkFailed)}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
            {versionStrings.tryAgain}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <VersionList list={data} now={diagram.version} chosen={chosen} onChoose={setChosen} onTurn={setPage} />
      <VersionDetail key={chosen} diagram={diagram} version={chosen} onRestored={onDone} />
    </div>
  );
};
