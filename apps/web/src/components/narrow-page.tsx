import type { ReactNode } from 'react';

/** The middle of the window, for one card. */
export const NarrowPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[440px] px-4 py-12 sm:py-20">{children}</div>
);
