import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { preloadWhenQuiet } from '../lib/preload-when-quiet.ts';
import { showToast } from '../lib/toast-store.ts';
import { missingStrings } from '../strings/missing.ts';
import { shellStrings } from '../strings/shell.ts';
import { Button } from './button.tsx';
import { partOnDemand, useRetry } from './part-on-demand.tsx';

/**
 * A part of a page that is loaded when it is first shown, or before that while nothing else is going on. It needs a `Suspense` around it. Where it
 * cannot be loaded, as without a connection, `Missing` stands in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = MissingPart,
): ComponentType<Props> => {
  const { Part, fetchPart } = partOnDemand(load, Missing);
  preloadWhenQuiet(fetchPart);
  return Part;
};

/** A window or menu, which is gone where it cannot be loaded: a message says why. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(load, MissingDialog);

/** Something small that can be done without. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(load, Nothing);

const Nothing = () => null;

/** Says in a bar that a part of it is missing. */
export const MissingRow = ({ says }: { readonly says: string }) => {
  const retry = useRetry();
  return (
    <span role="alert" className="flex min-w-0 flex-1 items-center gap-2 text-[13px] text-ink-soft">
      <span className="truncate">{says}</span>
      <Button variant="ghost" size="small" onClick={retry}>
        {shellStrings.tryAgain}
      </Button>
    </span>
  );
};

const MissingPart = () => {
  const retry = useRetry();
  return (
    <div role="alert" className="grid justify-items-center gap-3 p-6 text-center text-sm">
      <div>
        <p className="font-medium">{missingStrings.title}</p>
        <p className="mt-1 text-ink-soft">{missingStrings.text}</p>
      </div>
      <Button variant="secondary" size="small" onClick={retry}>
        {shellStrings.tryAgain}
      </Button>
    </div>
  );
};

const MissingDialog = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(() => {
    showToast({
      title: missingStrings.title,
      description: missingStrings.text,
      tone: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
};
