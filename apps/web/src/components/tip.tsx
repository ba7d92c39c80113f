import { cloneElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { useTipped } from '../hooks/use-tipped.ts';
import { lazyExtra } from './lazy-part.tsx';

const TipLayer = lazyExtra(async () => (await import('./tip-layer.tsx')).TipLayer);

/** Stands around all that have tips: there is one at a time. */
export const TipProvider = ({ children }: { readonly children: ReactNode }) => {
  const tipped = useTipped();
  return (
    <>
      {children}
      {tipped !== undefined && (
        <Suspense>
          <TipLayer {...tipped} />
        </Suspense>
      )}
    </>
  );
};

interface TipProps {
  readonly text: string;
  /** A button that has a sign and no words; the text is its accessible name too. */
  readonly children: ReactElement<{ readonly 'data-tip'?: string }>;
}

/** Says in words what a button does that shows only a sign, to whoever rests on it with the pointer or the focus. */
export const Tip = ({ text, children }: TipProps) => cloneElement(children, { 'data-tip': text });
