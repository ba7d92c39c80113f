import { messageOf } from '../lib/api-error.ts';
import { shellStrings } from '../strings/shell.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailedProps {
  readonly title: string;
  readonly error: unknown;
  /** What is said where the error says nothing. */
  readonly fallback: string;
  readonly onRetry: () => void;
}

/** That something could not be loaded, why, and the way to try it again. */
export const LoadFailed = ({ title, error, fallback, onRetry }: LoadFailedProps) => (
  <Notice role="alert" tone="danger" title={title}>
    <p>{messageOf(error, fallback)}</p>
    <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
      {shellStrings.tryAgain}
    </Button>
  </Notice>
);
