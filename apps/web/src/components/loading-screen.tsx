import { shellStrings } from '../strings/shell.ts';
import { LogoMark } from './logo.tsx';
import { Spinner } from './spinner.tsx';

/** Covers the whole window while it is not known who is there. */
export const LoadingScreen = () => (
  <div role="status" className="fixed inset-0 z-40 grid place-items-center bg-paper">
    <div className="flex flex-col items-center gap-4 text-ink-soft">
      <LogoMark className="size-12" />
      <p className="flex items-center gap-2 text-sm">
        <Spinner className="size-4" />
        {shellStrings.loading}
      </p>
    </div>
  </div>
);
