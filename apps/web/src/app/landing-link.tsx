import type { ComponentType, MouseEvent } from 'react';
import { addressOf, type PageLinkProps } from '../components/page-link.tsx';

interface Ways {
  /** Goes to another page. */
  readonly onLeave: (address: string) => void;
  /** Somebody is about to. */
  readonly onIntent: () => void;
}

/** A `PageLink` on the landing page while there is no router: parts of the page are the browser's affair, the page itself begins at its top. */
export const linkFromLanding = ({ onLeave, onIntent }: Ways): ComponentType<PageLinkProps> =>
  function LandingLink({ to, hash, onClick, ...rest }) {
    if (to === '/' && hash !== undefined) return <a href={`#${hash}`} onClick={onClick} {...rest} />;
    const address = addressOf({ to, hash });
    const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      if (to === '/') goToTop();
      else onLeave(address);
    };
    const intent = to === '/' ? undefined : onIntent;
    return <a {...rest} href={address} onClick={handleClick} onPointerEnter={intent} onFocus={intent} />;
  };

/** In another tab or window, or as a file. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const goToTop = (): void => {
  if (window.location.pathname + window.location.search + window.location.hash !== '/')
    window.history.pushState(null, '', '/');
  window.scrollTo({ top: 0 });
};
