import { FileCode, Folder } from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { codeStrings } from '../../../strings/code.ts';

interface TreeFile {
  readonly filename: string;
  readonly state: 'same' | 'added' | 'removed' | 'changed';
}

interface FileTreeProps {
  readonly files: readonly TreeFile[];
  readonly current: string | undefined;
  readonly onChoose: (filename: string) => void;
}

/** The files by their folders. */
export const FileTree = ({ files, current, onChoose }: FileTreeProps) => (
  <nav
    aria-label={codeStrings.tree}
    className="max-h-48 overflow-auto border-b bg-sunken/50 p-2 md:max-h-none md:border-r md:border-b-0"
  >
    <ul className="grid gap-1">
      {[...byFolder(files)].map(([folder, members]) => (
        <li key={folder}>
          {folder !== '' && (
            <p className="flex items-center gap-1.5 break-all px-2 py-1 text-[13px] text-ink-soft">
              <Folder aria-hidden="true" className="size-3.5 shrink-0" />
              {folder}
            </p>
          )}
          <ul className={classNames('grid gap-0.5', folder !== '' && 'pl-3')}>
            {members.map(({ filename, state }) => (
              <li key={filename}>
                <button
                  type="button"
                  title={filename}
                  aria-current={filename === current ? 'true' : undefined}
                  onClick={() => onChoose(filename)}
                  className="flex min-h-8 w-full flex-wrap items-center gap-x-1.5 gap-y-0.5 rounded-md px-2 py-1 text-left text-[13px] hover:bg-sunken aria-[current]:bg-select-wash aria-[current]:font-medium aria-[current]:text-select-ink"
                >
                  <FileCode aria-hidden="true" className="size-3.5 shrink-0" />
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {breakable(filename.slice(folder === '' ? 0 : folder.length + 1))}
                  </span>
                  {state !== 'same' && (
                    <Badge tone={state === 'removed' ? 'danger' : 'warning'}>{codeStrings.states[state]}</Badge>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
);

/** Long names break behind the lines between their words. */
const breakable = (name: string) =>
  [...name.matchAll(/.+?(?:[_-](?=.)|$)/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const byFolder = (files: readonly TreeFile[]): ReadonlyMap<string, readonly TreeFile[]> => {
  const folders = new Map<string, TreeFile[]>();
  for (const file of files) {
    const folder = file.filename.split('/').slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
};
