import type { ReactNode } from 'react';

interface RequiredMessageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What has to be chosen, said where it is chosen. */
export const RequiredMessage = ({ title, children }: RequiredMessageProps) => (
  <span role="alert">
    <span className="block font-medium">{title}</span>
    <span className="block">{children}</span>
  </span>
);
