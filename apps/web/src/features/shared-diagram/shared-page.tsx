import { exportSharedPath, type SharedDiagram } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { buttonClasses } from '../../components/button-classes.ts';
import { ExportMenu } from '../../components/export-menu.tsx';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { failureOf, messageOf } from '../../lib/api-error.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { formStrings } from '../../strings/form.ts';
import { sharedPageStrings } from '../../strings/sharing.ts';
import { shellStrings } from '../../strings/shell.ts';
import { useSharedDiagram } from './api/shared-diagram.ts';
import { JoinPanel } from './join-panel.tsx';
import { SharedPicture } from './shared-picture.tsx';

/** What a link to a diagram opens, for anybody. */
export const SharedPage = () => {
  const { token } = useParams({ from: '/shared/$token' });
  const { data, error, refetch } = useSharedDiagram(token);
  useDocumentTitle(data?.title ?? sharedPageStrings.title);
  if (data !== undefined) return <LoadedPage token={token} diagram={data} />;
  if (error === null) return <LoadingScreen />;
  const hasEnded = failureOf(error)?.code === 'not_found';
  return (
    <MessagePage
      role="alert"
      title={hasEnded ? sharedPageStrings.endedTitle : sharedPageStrings.failedTitle}
      text={hasEnded ? sharedPageStrings.endedText : messageOf(error, formStrings.networkFailed)}
    >
      {!hasEnded && <Button onClick={() => void refetch()}>{shellStrings.tryAgain}</Button>}
      <Link to="/" className={buttonClasses({ variant: hasEnded ? 'primary' : 'secondary' })}>
        {sharedPageStrings.goHome}
      </Link>
    </MessagePage>
  );
};

interface LoadedPageProps {
  readonly token: string;
  readonly diagram: SharedDiagram;
}

const LoadedPage = ({ token, diagram }: LoadedPageProps) => {
  const [page, setPage] = useState<string>();
  return (
    <div className="mx-auto max-w-[1280px] px-4 pt-8 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="break-words text-2xl sm:text-3xl">{diagram.title}</h1>
          {diagram.description && <p className="mt-2 max-w-2xl text-ink-soft">{diagram.description}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-3 text-ink-soft text-sm">
            <Badge>{findDiagramType(diagram.diagramType)?.label ?? diagram.diagramType}</Badge>
            <time dateTime={diagram.updatedAt}>
              {sharedPageStrings.updated(relativeTime(new Date(diagram.updatedAt), new Date()).toLowerCase())}
            </time>
          </p>
        </div>
        <ExportMenu title={diagram.title} exportPath={exportSharedPath(token)} page={page} />
      </div>
      {diagram.role !== 'viewer' && <JoinPanel token={token} role={diagram.role} />}
      <div className="mt-6 flex h-[max(360px,calc(100dvh-18rem))] flex-col overflow-hidden rounded-xl border bg-surface shadow-lift">
        <SharedPicture token={token} diagram={diagram} page={page} onTurn={setPage} />
      </div>
      <SignUpHint />
    </div>
  );
};

/** For visitors alone: whoever is signed in knows. */
const SignUpHint = () => {
  const session = useSession();
  if (session.status !== 'signed-out') return null;
  return (
    <aside className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-accent-wash px-5 py-4">
      <p className="text-accent-ink text-sm">{sharedPageStrings.hint}</p>
      <Link to="/register" className={buttonClasses({ size: 'small' })}>
        {sharedPageStrings.signUp}
      </Link>
    </aside>
  );
};
