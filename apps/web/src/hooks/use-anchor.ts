import { useEffect } from 'react';

/** Goes to the anchor of the address once a page is there: the router looked for it before, where the page came late. */
export const useAnchor = (): void => {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
};
