import { previewStrings } from '../../../strings/home.ts';
import { importStrings } from '../../../strings/import.ts';
import { ImportButton } from '../import/import-button.tsx';

/** What the panel says before there is a diagram. `onOpen` gets the id of one that came from a file. */
export const PreviewEmpty = ({ onOpen }: { readonly onOpen: (id: number) => void }) => (
  <div className="dotted-sheet grid flex-1 place-items-center p-6">
    <div className="max-w-xs text-center">
      <EmptySketch />
      <p className="mt-6 font-medium">{previewStrings.emptyTitle}</p>
      <p className="mt-1.5 text-ink-soft text-sm">{previewStrings.emptyText}</p>
      <p className="mt-5 mb-2 text-ink-soft text-sm">{previewStrings.emptyOr}</p>
      <ImportButton onDone={onOpen} />
      <p className="mt-2 text-ink-soft text-xs">{importStrings.hint}</p>
    </div>
  </div>
);

/** The outline of a small flowchart. */
const EmptySketch = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className="mx-auto w-40" fill="none" strokeWidth="1.5">
    <g className="stroke-line-control" strokeDasharray="4 4" strokeLinejoin="round">
      <rect x="54" y="2" width="52" height="24" rx="12" />
      <path d="M80 26v14M80 88v0" />
      <path d="m80 40 26 18-26 18-26-18z" />
      <path d="M54 58H34v32M106 58h20v32" />
    </g>
    <g className="fill-surface stroke-line-control" strokeDasharray="4 4">
      <rect x="8" y="90" width="52" height="26" rx="5" />
      <rect x="100" y="90" width="52" height="26" rx="5" />
    </g>
    <path
      d="M67 58h26M80 47v22"
      className="stroke-accent"
      strokeWidth="2"
      strokeLinecap="round"
      transform="translate(80 58) scale(.55) translate(-80 -58)"
    />
  </svg>
);
