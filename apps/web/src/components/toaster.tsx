import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';
import { hideToast, onToastChange, readToast } from '../lib/toast-store.ts';
import { shellStrings } from '../strings/shell.ts';
import { buttonClasses } from './button-classes.ts';

const duration = 5000;
const swipeThreshold = 50;

/** The one toast there is, below the bar in the middle, where no controls are; F8 moves the focus to it. */
export const Toaster = () => {
  const toast = useSyncExternalStore(onToastChange, readToast);
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toast !== undefined && (
        <Toast.Root
          key={toast.id}
          duration={toast.duration ?? duration}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && hideToast()}
          className={classNames(
            'flex animate-enter items-start gap-3 rounded-lg border bg-raised p-4 shadow-float',
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
        className="fixed top-12 left-1/2 z-50 flex w-full -translate-x-1/2 flex-col p-3 outline-none md:max-w-[420px]"
      />
    </Toast.Provider>
  );
};
