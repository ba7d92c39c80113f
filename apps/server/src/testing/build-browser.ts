import type { TestServer } from './test-server.ts';

/** A browser as far as a sign-in needs one: it keeps cookies and follows redirects, between our app and services on this machine. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** Every address that it went to. */
  readonly visited: string[];
  /** Goes to an address and follows until a page of ours; gives its path with query. */
  readonly go: (address: string) => Promise<URL>;
  /** Goes one step and gives where it would go next. */
  readonly step: (address: string) => Promise<string | undefined>;
}

const publicUrl = 'https://diagrams.example.com';

export const buildBrowser = ({ app }: Pick<TestServer, 'app'>): TestBrowser => {
  const cookies = new Map<string, string>();
  const visited: string[] = [];
  const stepHere = async (url: URL): Promise<string | undefined> => {
    const response = await app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response.headers.location;
  };
  const step = async (address: string): Promise<string | undefined> => {
    const url = new URL(address, publicUrl);
    visited.push(url.href);
    if (url.origin === publicUrl) return stepHere(url);
    const response = await fetch(url, { redirect: 'manual' });
    return response.headers.get('location') ?? undefined;
  };
  const go = async (address: string): Promise<URL> => {
    const url = new URL(address, publicUrl);
    if (url.origin === publicUrl && !url.pathname.startsWith('/api/')) return url;
    const next = await step(address);
    return next === undefined ? url : go(next);
  };
  return { cookies, visited, go, step };
};
