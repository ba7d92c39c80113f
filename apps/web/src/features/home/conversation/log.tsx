import { type ReactNode, useRef } from 'react';
import { useKeptEnd } from '../../../hooks/use-kept-end.ts';

/** What stands above the place to write, as high as there is room. */
export const Log = ({ children }: { readonly children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useKeptEnd(ref);
  return (
    <div ref={ref} className="min-h-0 flex-1 overflow-y-auto peek:hidden">
      {children}
    </div>
  );
};
