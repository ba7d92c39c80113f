import { Square } from 'lucide-react';
import { modelStrings } from '../strings/models.ts';
import { Button } from './button.tsx';

interface StopButtonProps {
  readonly onStop: () => void;
  readonly size?: 'small';
}

/** Ends what a model is at. */
export const StopButton = ({ onStop, size }: StopButtonProps) => (
  <Button variant="secondary" {...(size && { size })} onClick={onStop}>
    <Square aria-hidden="true" className="size-3 fill-current" />
    {modelStrings.stop}
  </Button>
);
