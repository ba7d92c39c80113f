import { findDiagramType } from '@diagloom/types/catalog';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { buttonClasses } from '../../components/button-classes.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { codeStrings } from '../../strings/code.ts';
import { diagramQuery } from './api/code-source.ts';
import { NoDiagram } from './no-diagram.tsx';
import { Workbench } from './workbench.tsx';

const route = getRouteApi('/code-generation');

/** What the diagram is taken for until it is loaded, where the address does not say. */
const usualType = 'flowchart';

export const CodeGenerationPage = () => {
  useDocumentTitle(codeStrings.title);
  const { diagramId, title, type } = route.useSearch();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  if (diagramId === undefined) return <NoDiagram />;
  return (
    <CodeOfDiagram
      key={diagramId}
      id={diagramId}
      userId={session.user.id}
      title={title ?? codeStrings.untitled}
      type={type ?? usualType}
    />
  );
};

interface CodeOfDiagramProps {
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly type: string;
}

const CodeOfDiagram = ({ id, userId, title, type }: CodeOfDiagramProps) => {
  const { data: diagram, error, refetch } = useQuery(diagramQuery(id));
  const shown = diagram ?? { title, diagramType: type };
  return (
    <div className="mx-auto max-w-[1680px] px-4 py-8 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{codeStrings.title}</p>
          <h1 className="break-words text-2xl sm:text-3xl">{shown.title}</h1>
          <p className="mt-1 text-ink-soft text-sm">{findDiagramType(shown.diagramType)?.label ?? shown.diagramType}</p>
        </div>
        <Link to="/" search={{ diagram: id }} className={buttonClasses({ variant: 'secondary' })}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {codeStrings.backToDiagram}
        </Link>
      </div>
      {diagram !== undefined && <Workbench diagram={diagram} userId={userId} />}
      {diagram === undefined && error === null && (
        <p role="status" className="mt-10 flex items-center gap-2 text-ink-soft text-sm">
          <Spinner className="size-4" />
          {codeStrings.loading}
        </p>
      )}
      {diagram === undefined && error !== null && (
        <div className="mt-8 max-w-xl">
          <LoadFailed
            title={codeStrings.notLoaded}
            error={error}
            fallback={codeStrings.networkFailed}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </div>
  );
};
