import type { GeneratedCode } from '@diagloom/contract';
import { codeStrings } from '../../../strings/code.ts';
import { CodeView } from './code-view.tsx';
import { ComparedView } from './compared-view.tsx';
import { ComparisonBar } from './comparison-bar.tsx';
import { FileActions } from './file-actions.tsx';
import { FileTree } from './file-tree.tsx';
import { linesAbout, type Pointing } from './pointing.ts';
import type { Comparison } from './use-comparison.ts';

interface ProjectViewProps {
  readonly title: string;
  readonly place: 'files' | 'tests';
  readonly code: GeneratedCode;
  /** A file's name; the first one where absent. */
  readonly chosen: string | undefined;
  readonly onChoose: (filename: string) => void;
  readonly comparison: Comparison;
  readonly pointing: Pointing | undefined;
  readonly onPoint: (ids: readonly string[]) => void;
}

/** The files of a project, or its tests: a tree, and the one that is chosen. */
export const ProjectView = ({
  title,
  place,
  code,
  chosen,
  onChoose,
  comparison,
  pointing,
  onPoint,
}: ProjectViewProps) => {
  const belongs = ({ role }: { readonly role: string }): boolean => (role === 'test') === (place === 'tests');
  const files = code.files.filter(belongs);
  const compared = comparison.files?.filter(belongs);
  const listed = compared ?? files.map(({ filename }) => ({ filename, state: 'same' as const }));
  const filename = listed.some((file) => file.filename === chosen) ? chosen : listed[0]?.filename;
  const file = files.find((each) => each.filename === filename);
  const change = compared?.find((each) => each.filename === filename);
  if (listed.length === 0) return <p className="p-5 text-ink-soft text-sm">{codeStrings.noTests}</p>;
  return (
    <>
      {place === 'tests' && (
        <p className="border-b px-5 py-2 text-ink-soft text-sm">{codeStrings.testCount(code.testCount)}</p>
      )}
      <ComparisonBar comparison={comparison} />
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[220px_minmax(0,1fr)]">
        <FileTree files={listed} current={filename} onChoose={onChoose} />
        <div className="min-w-0">
          <FileActions title={title} file={file} files={code.files} />
          {change !== undefined && change.state !== 'same' ? (
            <ComparedView file={change} />
          ) : (
            file !== undefined && (
              <CodeView
                key={file.filename}
                file={file}
                lit={pointing === undefined ? [] : linesAbout(file, pointing.ids)}
                isFollowing={pointing?.from === 'picture'}
                onPoint={onPoint}
              />
            )
          )}
        </div>
      </div>
    </>
  );
};
