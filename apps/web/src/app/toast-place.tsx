import { Suspense, useState, useSyncExternalStore } from 'react';
import { partOnDemand, useRetry } from '../components/part-on-demand.tsx';
import { onToastChange, readToast } from '../lib/toast-store.ts';

/** What shows messages is loaded with the first one. */
export const ToastPlace = () => {
  const hasToast = useSyncExternalStore(onToastChange, readToast, () => undefined) !== undefined;
  const [isWanted, setWanted] = useState(hasToast);
  if (hasToast && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
};

/** Without what shows messages, as where the connection is gone, a message is said plainly. */
const PlainToast = () => {
  useRetry();
  const toast = useSyncExternalStore(onToastChange, readToast);
  return (
    <p
      role="status"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto w-fit rounded-lg border bg-raised p-4 empty:hidden"
    >
      {toast && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  );
};

const { Part: Toaster } = partOnDemand(async () => (await import('../components/toaster.tsx')).Toaster, PlainToast);
