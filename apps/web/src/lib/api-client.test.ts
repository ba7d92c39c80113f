import { listDiagrams, startNewDiagram } from '@diagloom/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi, readApi } from './api-client.ts';
import { readSessionToken, storeSessionToken } from './session-token.ts';

const answerWith = (status: number, body: unknown) => {
  const fetchCall = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetchCall);
  return fetchCall;
};

const stubStorage = (): void => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
};

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('sends JSON with cookies and the token of the session', async () => {
    stubStorage();
    storeSessionToken('abc');
    const fetchCall = answerWith(200, { success: true });
    await callApi(startNewDiagram, { body: { confirm: true } });
    expect(fetchCall).toHaveBeenCalledWith('/api/diagrams/new', {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer abc' },
      body: '{"confirm":true}',
      signal: null,
    });
  });

  it('sends no authorization without a session', async () => {
    stubStorage();
    const fetchCall = answerWith(200, { success: true, diagrams: [], page: 2, pageSize: 6, total: 0 });
    await callApi(listDiagrams, { query: { page: 2, pageSize: 6 } });
    expect(fetchCall).toHaveBeenCalledWith('/api/diagrams?page=2&pageSize=6', {
      method: 'GET',
      credentials: 'include',
      headers: { accept: 'application/json' },
      body: null,
      signal: null,
    });
  });

  it('throws for an answer that is no success', async () => {
    stubStorage();
    answerWith(503, { reason: 'down' });
    await expect(callApi(startNewDiagram, { body: { confirm: true } })).rejects.toThrow('503: {"reason":"down"}');
  });

  it('ends the session here once the server no longer knows it', async () => {
    stubStorage();
    storeSessionToken('abc');
    answerWith(401, { success: false, code: 'unauthenticated', error: 'Please sign in.' });
    await expect(callApi(startNewDiagram, { body: { confirm: true } })).rejects.toThrow('401');
    expect(readSessionToken()).toBeNull();
  });

  it('keeps the session when a password is wrong', async () => {
    stubStorage();
    storeSessionToken('abc');
    answerWith(401, { success: false, code: 'wrong_credentials', error: 'Wrong.' });
    await expect(callApi(startNewDiagram, { body: { confirm: true } })).rejects.toThrow('401');
    expect(readSessionToken()).toBe('abc');
  });

  it('throws for a success that is not shaped as the contract says', async () => {
    stubStorage();
    answerWith(200, { success: true, diagrams: 'none' });
    await expect(callApi(listDiagrams)).rejects.toThrow();
  });
});

describe('a read', () => {
  it('gives null to somebody who is not signed in', async () => {
    stubStorage();
    answerWith(401, { success: false, code: 'unauthenticated', error: 'Please sign in.' });
    expect(await readApi(listDiagrams)).toBeNull();
  });

  it('throws for every other failure', async () => {
    stubStorage();
    answerWith(403, { success: false, code: 'forbidden', error: 'Not yours.' });
    await expect(readApi(listDiagrams)).rejects.toThrow('403');
  });
});
