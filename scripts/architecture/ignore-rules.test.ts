import { expect, test } from 'vitest';
import { readIgnoreRules } from './ignore-rules.ts';

const isIgnored = readIgnoreRules(
  '# made\nnode_modules/\n*.log\n.env\n\n/pictures/\n/apps/server/.test-*/\n/draft*/\n',
);

test.each([
  'node_modules/',
  'apps/web/node_modules/',
  'npm.log',
  'apps/server/x.log',
  '.env',
  'pictures/',
  'apps/server/.test-1/',
  'drafts/',
])('%s is left out', (path) => expect(isIgnored(path)).toBe(true));

test.each([
  'node_modules',
  'src/log.ts',
  'a.log.ts',
  'xenv',
  '.env.ts',
  'docs/pictures/',
  'src/drafts/',
  'apps/server/.test-1.ts',
])('%s is kept', (path) => expect(isIgnored(path)).toBe(false));
