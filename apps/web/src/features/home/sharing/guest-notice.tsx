import type { Diagram } from '@diagloom/contract';
import { Eye } from 'lucide-react';
import { Panel } from '../../../components/panel.tsx';
import { sharedWithStrings } from '../../../strings/sharing.ts';
import { useDiagram } from '../api/get-diagram.ts';

/** Says to whoever may only look at the open diagram why nothing here changes it. */
export const GuestNotice = ({ diagramId }: { readonly diagramId: number }) => {
  const diagram = useDiagram(diagramId).data?.diagram;
  return diagram !== undefined && isReadOnly(diagram.access) ? (
    <Panel title={sharedWithStrings.readOnlyTitle[diagram.access]}>
      <p className="flex gap-3 p-5 text-ink-soft text-sm">
        <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {sharedWithStrings.readOnlyText(diagram.ownerName ?? '')}
      </p>
    </Panel>
  ) : null;
};

const isReadOnly = (access: Diagram['access']): access is 'viewer' | 'commenter' =>
  access === 'viewer' || access === 'commenter';
