/** A short message in a corner. One at a time: the next replaces it. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'plain' | 'destructive';
  /** How long it stays, ms; 5000 where absent. */
  readonly duration?: number;
  /** Something to press in it, such as to undo; `hint` says it to those who hear the page. */
  readonly action?: { readonly label: string; readonly hint: string; readonly onAct: () => void };
}

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export const showToast = (toast: Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] }): void => {
  lastId += 1;
  setToast({ tone: 'plain', ...toast, id: lastId });
};

export const hideToast = (): void => setToast(undefined);

export const readToast = (): Toast | undefined => current;

export const onToastChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const setToast = (toast: Toast | undefined): void => {
  current = toast;
  for (const listener of listeners) listener();
};
