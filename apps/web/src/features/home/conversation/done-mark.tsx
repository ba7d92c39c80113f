import { CircleCheck } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';

/** That what was asked for is done; the words beside it say so, too. */
export const DoneMark = ({ className = '' }: { readonly className?: string }) => (
  <CircleCheck aria-hidden="true" className={classNames('size-4 shrink-0 text-accent', className)} />
);
