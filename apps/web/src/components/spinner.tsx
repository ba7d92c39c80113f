import { LoaderCircle } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';

/** Decoration: whoever shows it says in words what is being waited for. */
export const Spinner = ({ className = 'size-5' }: { readonly className?: string }) => (
  <LoaderCircle aria-hidden="true" className={classNames('animate-spin', className)} />
);
