import { Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface PictureFrameProps {
  readonly children: ReactNode;
  readonly className: string;
}

/** A sheet for a picture that is loaded when it comes near; until then, a sign behind it says that there will be one. */
export const PictureFrame = ({ children, className }: PictureFrameProps) => (
  <span className={classNames('relative isolate block overflow-hidden border-b bg-sheet', className)}>
    <Workflow aria-hidden="true" className="absolute inset-0 -z-10 m-auto size-8 text-line" />
    {children}
  </span>
);
