import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';
import { placeToast, type ToastPlace } from '../lib/toast-place.ts';
import { hideToast, onToastChange, readToast } from '../lib/toast-store.ts';
import { shellStrings } from '../strings/shell.ts';
import { buttonClasses } from './button-classes.ts';

const duration = 5000;
const swipeThreshold = 50;

/** The one toast there is, in the middle below the bars or at the foot, where no controls are; F8 moves the focus to it. */
export const Toaster = () => {
  const toast = useSyncExternalStore(onToastChange, readToast);
  const viewport = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<ToastPlace>({ top: 0 });
  useLayoutEffect(() => {
    if (toast === undefined) return;
    const look = (): void => {
      const { offsetWidth = 0, offsetHeight = 0 } = viewport.current ?? {};
      const next = placeToast(offsetWidth, offsetHeight);
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    look();
    // A page that has just been opened is still putting its bars there.
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [toast]);
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toast !== undefined && (
        <Toast.Root
          key={toast.id}
          duration={toast.duration ?? duration}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && hideToast()}
          className={classNames(
            'mx-auto flex w-fit max-w-full animate-enter items-start gap-3 rounded-lg border bg-raised px-4 py-2.5 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            toast.tone === 'destructive' ? 'border-danger/40' : 'border-line',
          )}
        >
          <div
            aria-hidden="true"
            className={classNames(
              'w-1 self-stretch rounded-full',
              toast.tone === 'destructive' ? 'bg-danger' : 'bg-accent',
            )}
          />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-medium text-sm">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="mt-0.5 break-words text-ink-soft text-sm">
                {toast.description}
              </Toast.Description>
            )}
          </div>
          {toast.action !== undefined && (
            <Toast.Action
              altText={toast.action.hint}
              onClick={toast.action.onAct}
              className={buttonClasses({ variant: 'secondary', size: 'small' })}
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={shellStrings.close}
            className="-m-1 grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        ref={viewport}
        style={place}
        className="fixed left-1/2 z-50 flex w-full -translate-x-1/2 flex-col p-3 outline-none md:max-w-[420px]"
      />
    </Toast.Provider>
  );
};

const isSame = (a: ToastPlace, b: ToastPlace): boolean => JSON.stringify(a) === JSON.stringify(b);
