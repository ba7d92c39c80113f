import { useEffect, useState } from 'react';

/**
 * The secret that a link from a message carries behind `#`; empty where there is none. It is taken out of the address, so that
 * it stays in no history.
 */
export const useLinkToken = (): string => {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const handleHashChange = (): void => setToken((former) => readToken() || former);
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
  useEffect(() => {
    if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
};

const readToken = (): string => window.location.hash.slice(1);
