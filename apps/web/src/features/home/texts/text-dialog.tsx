import type { Diagram, DiagramTexts } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { textStrings } from '../../../strings/texts.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { diagramTextsQuery } from '../api/diagram-texts.ts';
import { TextView } from './text-view.tsx';

interface TextDialogProps {
  readonly diagram: Diagram;
  readonly onClose: () => void;
}

/** The page on screen in text notations, to copy or to download. */
export const TextDialog = ({ diagram, onClose }: TextDialogProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <DialogFrame width="medium" title={textStrings.title} text={textStrings.text}>
      <TextContent diagram={diagram} />
    </DialogFrame>
  </Dialog.Root>
);

const TextContent = ({ diagram }: Pick<TextDialogProps, 'diagram'>) => {
  const { data, error, refetch } = useQuery(diagramTextsQuery(diagram, useCurrentPage(diagram)));
  if (data !== undefined) return <TextTabs title={diagram.title} texts={data} />;
  if (error === null) {
    return (
      <p role="status" className="mt-5 flex items-center gap-2 text-ink-soft text-sm">
        <Spinner className="size-4" />
        {textStrings.loading}
      </p>
    );
  }
  return (
    <div className="mt-5">
      <LoadFailed
        title={textStrings.failed}
        error={error}
        fallback={textStrings.networkFailed}
        onRetry={() => void refetch()}
      />
    </div>
  );
};

const TextTabs = ({ title, texts }: { readonly title: string; readonly texts: DiagramTexts }) => {
  const tabs = texts.flatMap(({ text, ...format }) =>
    text === null
      ? []
      : [{ id: format.id, label: format.label, content: <TextView title={title} format={format} text={text} /> }],
  );
  const missing = texts.filter(({ text }) => text === null).map(({ label }) => label);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="-mx-3 min-w-0">
        <Tabs label={textStrings.notations} tabs={tabs} />
      </div>
      {missing.length > 0 && <p className="text-ink-soft text-xs">{textStrings.noForm(missing)}</p>}
    </div>
  );
};
