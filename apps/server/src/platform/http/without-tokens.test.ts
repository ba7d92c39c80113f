import { expect, test } from 'vitest';
import { createSecretToken } from '../secret-token.ts';
import { withoutTokens } from './without-tokens.ts';

test('the log names the page of a link, and not the link', () => {
  const { token } = createSecretToken();
  expect(withoutTokens(`/api/shared/${token}/picture`)).toBe('/api/shared/…/picture');
  expect(withoutTokens(`/embed/${token}`)).toBe('/embed/…');
  expect(withoutTokens('/api/diagrams/12/export')).toBe('/api/diagrams/12/export');
});
