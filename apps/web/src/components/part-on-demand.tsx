import { type ComponentType, createContext, lazy, use, useEffect, useState } from 'react';

const RetryContext = createContext<() => void>(() => {});

interface OnDemand<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads it ahead. */
  readonly fetchPart: () => Promise<unknown>;
}

/** Something that is loaded when it is first shown. `Missing` stands in its place where that fails, and may try again with `useRetry`. */
export const partOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
): OnDemand<Props> => {
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
  const Part = (props: Props) => {
    // What is there already must not wait for a moment, and what is shown stays what it is.
    const [Shown, setShown] = useState(() => loaded ?? next);
    return (
      <RetryContext value={() => setShown(() => loaded ?? next)}>
        <Shown {...props} />
      </RetryContext>
    );
  };
  return { Part, fetchPart };
};

/** Asks anew for what is missing, also by itself once there is a connection. */
export const useRetry = (): (() => void) => {
  const retry = use(RetryContext);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return retry;
};
