import { expect, test } from 'vitest';
import { embedSnippet } from './embed-snippet.ts';

test('a title cannot break out of the code for a web page', () => {
  const snippet = embedSnippet({ origin: 'https://a.example', token: 'abc', title: '"><script>& Co' });
  expect(snippet).toContain('src="https://a.example/embed/abc" title="&quot;&gt;&lt;script&gt;&amp; Co"');
});
