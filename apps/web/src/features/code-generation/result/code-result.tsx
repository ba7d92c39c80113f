import type { Diagram, GenerateCodeRequest, GenerateCodeResponse } from '@diagloom/contract';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { TabTrigger } from '../../../components/tab-trigger.tsx';
import { codeStrings } from '../../../strings/code.ts';
import { ExplanationView } from './explanation-view.tsx';
import { fileAbout, type Pointing } from './pointing.ts';
import { ProjectView } from './project-view.tsx';
import { useComparison } from './use-comparison.ts';

interface CodeResultProps {
  readonly diagram: Diagram;
  readonly result: GenerateCodeResponse;
  readonly asked: GenerateCodeRequest;
  readonly pointing: Pointing | undefined;
  readonly onPoint: (ids: readonly string[]) => void;
}

type TabId = 'files' | 'tests' | 'explanation';

/** Files, tests and explanation of generated code, each in a tab. */
export const CodeResult = ({ diagram, result, asked, pointing, onPoint }: CodeResultProps) => {
  const { code, version } = result;
  const [tab, setTab] = useState<TabId>('files');
  const [chosen, setChosen] = useState<Readonly<Record<'files' | 'tests', string | undefined>>>({
    files: code.files.find(({ role }) => role === 'source')?.filename,
    tests: undefined,
  });
  const comparison = useComparison(diagram, result, asked);
  const [followed, setFollowed] = useState(pointing);
  if (pointing !== followed) {
    setFollowed(pointing);
    const shown = tab === 'tests' ? chosen.tests : chosen.files;
    const found = pointing?.from === 'picture' ? fileAbout(code.files, shown, pointing.ids) : undefined;
    if (found !== undefined) {
      const place = found.role === 'test' ? 'tests' : 'files';
      setTab(place);
      setChosen({ ...chosen, [place]: found.filename });
    }
  }
  const view = (place: 'files' | 'tests'): ReactNode => (
    <ProjectView
      title={diagram.title}
      place={place}
      code={code}
      chosen={chosen[place]}
      onChoose={(filename) => setChosen({ ...chosen, [place]: filename })}
      comparison={comparison}
      pointing={pointing}
      onPoint={onPoint}
    />
  );
  const tabs: readonly { readonly id: TabId; readonly label: string; readonly content: () => ReactNode }[] = [
    { id: 'files', label: codeStrings.files, content: () => view('files') },
    { id: 'tests', label: codeStrings.tests, content: () => view('tests') },
    {
      id: 'explanation',
      label: codeStrings.explanation,
      content: () => <ExplanationView markdown={code.explanation} />,
    },
  ];
  return (
    <Tabs.Root value={tab} onValueChange={(id) => setTab(tabs.find((each) => each.id === id)?.id ?? 'files')}>
      {version !== diagram.version && (
        <p className="border-b bg-warning-wash px-5 py-2 text-sm text-warning">
          {codeStrings.outdated(version, diagram.version)}
        </p>
      )}
      <Tabs.List aria-label={codeStrings.results} className="flex gap-1 overflow-x-auto border-b px-3">
        {tabs.map(({ id, label }) => (
          <TabTrigger
            key={id}
            value={id}
            className="-mb-px h-10 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-[13px] text-ink-soft transition-colors hover:text-ink data-[state=active]:border-select data-[state=active]:text-ink"
          >
            {label}
          </TabTrigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="outline-none">
          {content()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
};
