import { shellStrings } from '../strings/shell.ts';
import { Spinner } from './spinner.tsx';

/** Stands where a page will, within the frame of the window, while its code is loaded. */
export const PageLoading = () => (
  <p role="status" className="flex min-h-[50dvh] items-center justify-center gap-2 text-ink-soft text-sm">
    <Spinner className="size-4" />
    {shellStrings.loading}
  </p>
);
