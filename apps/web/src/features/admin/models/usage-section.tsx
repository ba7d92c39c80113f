import type { ReactNode } from 'react';

/** One of the tables about the use of models, under its heading. */
export const UsageSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <h3 className="px-5 pt-4 pb-2 font-medium text-[13px] text-ink-soft">{title}</h3>
    {children}
  </div>
);
