import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  danger: { icon: CircleAlert, look: 'border-danger/25 bg-danger-wash', sign: 'text-danger' },
  warning: { icon: TriangleAlert, look: 'border-warning/25 bg-warning-wash', sign: 'text-warning' },
  plain: { icon: Info, look: 'border-line bg-sunken', sign: 'text-ink-soft' },
} as const;

interface NoticeProps {
  readonly tone?: keyof typeof tones;
  readonly title: string;
  readonly children?: ReactNode;
  /** `alert` is read out at once; leave it away where the notice is there from the start. */
  readonly role?: 'alert' | 'status';
}

/** A framed message inside a page, with what to do next. */
export const Notice = ({ tone = 'plain', title, children, role }: NoticeProps) => {
  const { icon: Icon, look, sign } = tones[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-lg border p-4 text-sm', look)}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', sign)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{title}</p>
        {children !== undefined && <div className="mt-1 text-ink-soft">{children}</div>}
      </div>
    </div>
  );
};
