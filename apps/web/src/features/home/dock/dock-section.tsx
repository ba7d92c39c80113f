import { type ReactNode, useId } from 'react';

interface DockSectionProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the dock, as wide as the dock. */
export const DockSection = ({ title, actions, children }: DockSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b pb-2 last:border-b-0">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4 pt-2">
        <h2 id={id} className="font-semibold text-[13px] tracking-normal">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
};
