import type { Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTabs } from '../../components/page-tabs.tsx';
import { useCodeLanguages } from '../../hooks/use-code-languages.ts';
import { offeredOptions, useCodeOptions } from '../../hooks/use-code-options.ts';
import { useGenerateCode } from '../../hooks/use-generate-code.ts';
import { componentsQuery } from './api/code-source.ts';
import { ComponentsPanel } from './form/components-panel.tsx';
import { ConfigurationPanel } from './form/configuration-panel.tsx';
import { DetailsPanel } from './form/details-panel.tsx';
import { ResultPanel } from './result/result-panel.tsx';

interface WorkbenchProps {
  readonly diagram: Diagram;
  readonly userId: number;
}

/** What code is wanted, and below it what came of it beside the picture. */
export const Workbench = ({ diagram, userId }: WorkbenchProps) => {
  const [page, setPage] = useState<string>();
  const components = useQuery(componentsQuery(diagram, page));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const languages = useCodeLanguages();
  const [kept, setOptions] = useCodeOptions(userId);
  const options = offeredOptions(kept, languages.data ?? []);
  const [writer, setWriter] = useState<string>();
  const [details, setDetails] = useState('');
  const generation = useGenerateCode(diagram.id);
  const selected = components.data?.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const isWhole = selected !== undefined && selected.length > 0 && selected.length === components.data?.length;
  const generate = (): void =>
    generation.generate({
      ...options,
      ...(selected !== undefined && !isWhole && { selectedComponents: selected }),
      ...(details.trim() !== '' && { additionalDetails: details }),
      ...(page !== undefined && { page }),
      ...(writer !== undefined && { model: writer }),
    });
  const turn = (next: string): void => {
    setPage(next);
    setLeftOut(new Set());
  };
  return (
    <>
      <div className="mt-6 empty:hidden">
        <PageTabs pages={diagram.pages} current={page} onTurn={turn} />
      </div>
      <form
        className="mt-6 grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!generation.isBusy) generate();
        }}
      >
        <ComponentsPanel query={components} leftOut={leftOut} onChange={setLeftOut} missing={generation.missing} />
        <ConfigurationPanel
          languages={languages}
          options={options}
          onChange={setOptions}
          missing={generation.missing}
          writer={writer}
          onWriter={setWriter}
        />
        <DetailsPanel text={details} onChange={setDetails} isBusy={generation.isBusy} onStop={generation.stop} />
      </form>
      <ResultPanel diagram={diagram} page={page} generation={generation} />
    </>
  );
};
