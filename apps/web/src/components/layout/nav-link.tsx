import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { navEntriesFor } from './nav-entries.ts';

interface NavLinkProps {
  readonly entry: ReturnType<typeof navEntriesFor>[number];
  readonly className: string;
  readonly activeClassName: string;
  readonly onClick?: () => void;
  /** A sign before the words. */
  readonly children?: ReactNode;
}

/** A page in the navigation, highlighted while it is the one on screen. */
export const NavLink = ({ entry, className, activeClassName, onClick, children }: NavLinkProps) => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const paths: readonly string[] = [entry.to, ...entry.otherPaths];
  const isHere = paths.includes(pathname);
  return (
    <Link
      to={entry.to}
      aria-current={isHere ? 'page' : undefined}
      onClick={onClick}
      className={classNames(className, isHere && activeClassName)}
    >
      {children}
      {entry.label}
    </Link>
  );
};
