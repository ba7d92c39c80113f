import { useParams } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { failureOf, messageOf } from '../../lib/api-error.ts';
import { formStrings } from '../../strings/form.ts';
import { sharedPageStrings } from '../../strings/sharing.ts';
import { useSharedDiagram } from './api/shared-diagram.ts';
import { SharedPicture } from './shared-picture.tsx';

/**
 * A diagram inside a page of another site, which the server lets frame this page alone. So nothing here changes anything, and
 * nothing leads to another page in the same frame.
 */
export const EmbedPage = () => {
  const [page, setPage] = useState<string>();
  const { token } = useParams({ from: '/embed/$token' });
  const { data, error } = useSharedDiagram(token);
  useDocumentTitle(data?.title ?? sharedPageStrings.title);
  if (data === undefined) {
    return (
      <div className="grid h-dvh place-items-center p-4 text-ink-soft text-sm">
        <h1 className="sr-only">{sharedPageStrings.title}</h1>
        {error === null ? (
          <p role="status" className="flex items-center gap-2">
            <Spinner className="size-4" />
            {sharedPageStrings.loading}
          </p>
        ) : (
          <Notice
            role="alert"
            title={
              failureOf(error)?.code === 'not_found' ? sharedPageStrings.endedTitle : sharedPageStrings.failedTitle
            }
          >
            {messageOf(error, formStrings.networkFailed)}
          </Notice>
        )}
      </div>
    );
  }
  return (
    <div className="flex h-dvh flex-col bg-surface">
      <header className="flex items-center justify-between gap-3 border-b px-4 py-2">
        <h1 className="min-w-0 truncate text-sm tracking-normal">{data.title}</h1>
        <a
          href={`/shared/${token}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex shrink-0 items-center gap-1.5 rounded-sm text-accent-ink text-xs underline-offset-4 hover:underline"
        >
          {sharedPageStrings.openHere}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      </header>
      <SharedPicture token={token} diagram={data} page={page} onTurn={setPage} />
    </div>
  );
};
