import type { DocumentFormat } from '../document-format.ts';
import { readMarkdown } from './read-markdown.ts';

export const markdown = {
  id: 'markdown',
  label: 'Markdown',
  endings: ['md', 'markdown', 'mdx'],

  read: readMarkdown,
} as const satisfies DocumentFormat;
