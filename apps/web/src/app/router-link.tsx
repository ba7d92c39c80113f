import { Link } from '@tanstack/react-router';
import type { PageLinkProps } from '../components/page-link.tsx';

/** A `PageLink` where there is a router. */
export const RouterLink = ({ hash, ...rest }: PageLinkProps) => (
  <Link {...(hash === undefined ? {} : { hash })} {...rest} />
);
