import { Spinner } from '../../../components/spinner.tsx';
import { previewStrings } from '../../../strings/home.ts';

/** The canvas while its diagram is on its way. */
export const CanvasLoading = () => (
  <p role="status" className="dotted-sheet flex size-full items-center justify-center gap-2 text-ink-soft text-sm">
    <Spinner className="size-4" />
    {previewStrings.loading}
  </p>
);
