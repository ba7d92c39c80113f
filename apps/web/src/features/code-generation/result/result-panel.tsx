import type { Diagram } from '@diagloom/contract';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import type { CodeGeneration } from '../../../hooks/use-generate-code.ts';
import { classNames } from '../../../lib/class-names.ts';
import { codeStrings } from '../../../strings/code.ts';
import { DiagramSide } from '../picture/diagram-side.tsx';
import { useIsWide } from '../picture/use-is-wide.ts';
import { BodiesNote } from './bodies-note.tsx';
import { CodeResult } from './code-result.tsx';
import { type Pointing, pointAt } from './pointing.ts';

interface ResultPanelProps {
  readonly diagram: Diagram;
  readonly page: string | undefined;
  readonly generation: CodeGeneration;
}

/** What came of it, and the picture beside it: each shows where the other's parts are. */
export const ResultPanel = ({ diagram, page, generation }: ResultPanelProps) => {
  const { isBusy, asked, failure } = generation;
  // What an earlier attempt gave says nothing of one that failed.
  const result = failure === undefined ? generation.result : undefined;
  const [pointing, setPointing] = useState<Pointing>();
  const isWide = useIsWide(diagram, page);
  const place = result === undefined || isBusy ? 'alone' : isWide ? 'above' : 'beside';
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setPointing(undefined);
    if (result !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={panel} className="mt-5 scroll-mt-16">
      <Panel
        title={codeStrings.results}
        actions={
          result !== undefined &&
          !isBusy && (
            <span className="text-ink-soft text-sm">
              {codeStrings.summary(
                result.code.files.filter(({ role }) => role !== 'test').length,
                result.code.testCount,
              )}
            </span>
          )
        }
      >
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-b-xl',
            place === 'beside' && 'lg:grid-cols-[minmax(0,1fr)_minmax(340px,36%)]',
          )}
        >
          <div className="min-w-0">
            {isBusy && <Progress />}
            {!isBusy && failure !== undefined && (
              <div className="p-5">
                <Notice role="alert" tone="danger" title={codeStrings.failed}>
                  {failure}
                </Notice>
              </div>
            )}
            {!isBusy && failure === undefined && result === undefined && <Empty />}
            {!isBusy && result?.written !== undefined && <BodiesNote result={result} />}
            {!isBusy && result !== undefined && asked !== undefined && (
              <CodeResult
                key={result.code.explanation + result.version}
                diagram={diagram}
                result={result}
                asked={asked}
                pointing={pointing}
                onPoint={(ids) => setPointing(pointAt('code', ids))}
              />
            )}
          </div>
          <DiagramSide
            diagram={diagram}
            page={page}
            place={place}
            files={asked?.page === page ? result?.code.files : undefined}
            pointing={pointing}
            onPoint={(ids) => setPointing(pointAt('picture', ids))}
          />
        </div>
      </Panel>
    </div>
  );
};

const Empty = () => (
  <div className="grid place-items-center p-8 text-center">
    <div className="max-w-sm">
      <p className="font-medium">{codeStrings.empty}</p>
      <p className="mt-2 text-ink-soft text-sm">{codeStrings.emptyText}</p>
    </div>
  </div>
);

const Progress = () => (
  <div role="status" className="grid place-items-center p-8 text-center">
    <div>
      <p className="flex items-center justify-center gap-2 font-medium">
        <Spinner className="size-4" />
        {codeStrings.generating}
      </p>
      <p className="mt-2 text-ink-soft text-sm">{codeStrings.generatingText}</p>
    </div>
  </div>
);
