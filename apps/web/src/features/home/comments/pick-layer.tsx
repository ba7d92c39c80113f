import type { Point } from '@diagloom/diagram/model';
import { useEffect } from 'react';
import { commentStrings } from '../../../strings/comments.ts';

interface PickLayerProps {
  readonly onPick: (client: Point) => void;
  readonly onCancel: () => void;
}

/** Lies over the canvas while somebody picks a place for a comment. */
export const PickLayer = ({ onPick, onCancel }: PickLayerProps) => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onCancel();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onCancel]);
  return (
    <button
      type="button"
      aria-label={commentStrings.picking}
      onClick={({ clientX, clientY }) => onPick({ x: clientX, y: clientY })}
      className="absolute inset-0 z-20 cursor-crosshair bg-accent/5"
    />
  );
};
