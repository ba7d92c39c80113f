import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: '/' | '/welcome' | '/login' | '/register' | '/terms' | '/privacy';
  /** The part of the page, without `#`. */
  readonly hash?: string;
}

/** Where it stands in a link's address. */
export const addressOf = ({ to, hash }: Pick<PageLinkProps, 'to' | 'hash'>): string =>
  hash === undefined ? to : `${to}#${hash}`;

const PlainLink = ({ to, hash, ...rest }: PageLinkProps) => <a href={addressOf({ to, hash })} {...rest} />;

/** How one gets to another page from here: with a router where there is one. */
export const PageLinkContext = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link of those parts of the product that stand with a router and without. */
export const PageLink = (props: PageLinkProps) => {
  const Link = use(PageLinkContext);
  return <Link {...props} />;
};
