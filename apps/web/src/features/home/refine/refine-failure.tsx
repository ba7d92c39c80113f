import type { Failure } from '@diagloom/contract';
import { Notice } from '../../../components/notice.tsx';
import { refineStrings } from '../../../strings/refine.ts';

/** Why nothing was changed. */
export const RefineFailure = ({ failure }: { readonly failure: Failure }) => (
  <Notice role="alert" tone="danger" title={refineStrings.failed}>
    <p>{failure.error}</p>
  </Notice>
);
