import { Square } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { refineStrings } from '../../../strings/refine.ts';

/** That a message is being worked on, and the way to end that. */
export const UnderWay = ({ onStop }: { readonly onStop: () => void }) => (
  <div className="flex flex-1 items-center gap-2 text-ink-soft text-sm">
    <Spinner className="size-4 shrink-0" />
    <p role="status" className="flex-1">
      {refineStrings.sending}
    </p>
    <Button variant="ghost" size="small" onClick={onStop}>
      <Square aria-hidden="true" className="size-3 fill-current" />
      {refineStrings.stop}
    </Button>
  </div>
);
