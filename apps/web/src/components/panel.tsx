import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

interface PanelProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled part of the workspace. */
export const Panel = ({ title, actions, className, children }: PanelProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('rounded-xl border bg-surface shadow-lift', className)}>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b px-5 py-3">
        <h2 id={id} className="text-[15px] tracking-normal">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
};
