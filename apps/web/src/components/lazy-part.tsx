import { type ComponentType, createContext, lazy, use, useEffect, useState } from 'react';
import { preloadWhenQuiet } from '../lib/preload-when-quiet.ts';
import { showToast } from '../lib/toast-store.ts';
import { shellStrings } from '../strings/shell.ts';
import { Button } from './button.tsx';

const RetryContext = createContext<() => void>(() => {});

/**
 * A part of a page that is loaded when it is first shown, or before that while nothing else is going on. It needs a `Suspense` around it. Where it
 * cannot be loaded, as without a connection, `Missing` stands in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = MissingPart,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      const part = await fetchPart().catch(() => undefined);
      return { default: part ?? Failed };
    });
  // Only once the failure is seen is there another attempt: React asks anew for what it has not shown yet.
  const Failed = (props: Props) => {
    useEffect(() => {
      next = attempt();
    }, []);
    return <Missing {...props} />;
  };
  let next = attempt();
  preloadWhenQuiet(fetchPart);
  return function Part(props: Props) {
    // What is there already must not wait for a moment, and what is shown stays what it is.
    const [Shown, setShown] = useState(() => loaded ?? next);
    return (
      <RetryContext value={() => setShown(() => loaded ?? next)}>
        <Shown {...props} />
      </RetryContext>
    );
  };
};

/** A window or menu, which is gone where it cannot be loaded: a message says why. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(load, MissingDialog);

/** Something small that can be done without. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(load, Nothing);

const Nothing = () => null;

/** Tries again by itself once there is a connection. */
const useRetry = (): (() => void) => {
  const retry = use(RetryContext);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return retry;
};

/** Says in a bar that a part of it is missing. */
export const MissingRow = () => {
  const retry = useRetry();
  return (
    <span role="alert" className="flex min-w-0 flex-1 items-center gap-2 text-[13px] text-ink-soft">
      <span className="truncate">{shellStrings.partMissing}</span>
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
        <p className="font-medium">{shellStrings.partMissing}</p>
        <p className="mt-1 text-ink-soft">{shellStrings.partMissingText}</p>
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
      title: shellStrings.partMissing,
      description: shellStrings.partMissingText,
      tone: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
};
