import { describe, expect, it } from 'vitest';
import { returnedSignIn } from './returned-sign-in.ts';

describe('the address after a sign-in elsewhere', () => {
  it('gives the token and the address without its query', () => {
    expect(returnedSignIn(new URL('http://localhost/?token=abc&auth=success#demo'))).toEqual({
      token: 'abc',
      path: '/#demo',
    });
  });

  it.each(['/?token=abc', '/?auth=success', '/?token=&auth=success', '/?token=abc&auth=failed', '/'])(
    'gives nothing for %s',
    (path) => {
      expect(returnedSignIn(new URL(path, 'http://localhost'))).toBeUndefined();
    },
  );
});
