import type { Diagram } from '@diagloom/contract';
import { Notice } from '../../../components/notice.tsx';
import { sharedWithStrings } from '../../../strings/shared-with.ts';

/** Says to whoever may only look at the open diagram why nothing here changes it. */
export const GuestNotice = ({ diagram }: { readonly diagram: Diagram }) =>
  isReadOnly(diagram.access) ? (
    <Notice title={sharedWithStrings.readOnlyTitle[diagram.access]}>
      {sharedWithStrings.readOnlyText(diagram.ownerName ?? '')}
    </Notice>
  ) : null;

const isReadOnly = (access: Diagram['access']): access is 'viewer' | 'commenter' =>
  access === 'viewer' || access === 'commenter';
