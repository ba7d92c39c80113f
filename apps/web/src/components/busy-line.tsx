import { useEffect, useState } from 'react';
import { shellStrings } from '../strings/shell.ts';

/** Waits shorter than this go unnoticed; showing them would only flicker. */
const patience = 250;

/** A thin moving line at the top of the window while something is waited for. */
export const BusyLine = ({ isBusy }: { readonly isBusy: boolean }) => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return setIsShown(false);
    const timer = window.setTimeout(() => setIsShown(true), patience);
    return () => window.clearTimeout(timer);
  }, [isBusy]);
  if (!isShown) return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-sweep bg-accent" />
      <span className="sr-only">{shellStrings.loading}</span>
    </div>
  );
};
