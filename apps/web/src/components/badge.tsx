import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  accent: 'bg-accent-wash text-accent-ink',
  plain: 'border border-line bg-surface text-ink-soft',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'accent', children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs',
      tones[tone],
    )}
  >
    {children}
  </span>
);
