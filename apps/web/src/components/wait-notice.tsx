import { formStrings } from '../strings/form.ts';
import { Notice } from './notice.tsx';

/** Says how long a form has to rest. Read out once, not with every second. */
export const WaitNotice = ({ seconds }: { readonly seconds: number }) => (
  <Notice tone="warning" title={formStrings.waitTitle}>
    <p role="timer" className="tabular-nums">
      {formStrings.wait(Math.floor(seconds / 60), seconds % 60)}
    </p>
  </Notice>
);
