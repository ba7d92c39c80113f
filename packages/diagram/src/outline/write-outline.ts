import type { Page } from '../model/index.ts';
import { type OutlinePart, readOutline } from './read-outline.ts';

/** The outline of all pages as Markdown: a heading for each, an item for each shape, and under it what it leads to. */
export const writeOutline = (pages: readonly Page[], title: string): string => {
  const blocks = pages.map((page) => {
    const { parts, loose } = readOutline(page);
    const lines = [...parts.flatMap((part) => linesOf(part, 0)), ...loose.map((line) => `- ${escapeMarkdown(line)}`)];
    const body = lines.length === 0 ? 'This page is empty.' : lines.join('\n');
    return pages.length > 1 ? `## ${escapeMarkdown(page.name)}\n\n${body}` : body;
  });
  return `# ${escapeMarkdown(title)}\n\n${blocks.join('\n\n')}\n`;
};

const linesOf = ({ label, leadsTo, parts }: OutlinePart, depth: number): readonly string[] => {
  const indent = '  '.repeat(depth);
  return [
    `${indent}- ${escapeMarkdown(label)}`,
    ...leadsTo.map(
      (to) =>
        `${indent}  - leads to ${escapeMarkdown(to.label)}${to.says === '' ? '' : ` (${escapeMarkdown(to.says)})`}`,
    ),
    ...parts.flatMap((part) => linesOf(part, depth + 1)),
  ];
};

/** Signs that Markdown would read. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** The same in plain sentences, for the description of a picture; at most so many characters. */
export const describePage = (page: Page, longest = 2000): string => {
  const { parts, loose } = readOutline(page);
  const sentences = [...parts.flatMap(sentencesOf), ...loose];
  const text = sentences.map((sentence) => `${sentence}.`).join(' ');
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s\S*$/, '')} …`;
};

const sentencesOf = ({ label, leadsTo, parts }: OutlinePart): readonly string[] => {
  const to = leadsTo.map((each) => (each.says === '' ? each.label : `${each.label} (${each.says})`)).join(', ');
  const holds = parts.length === 0 ? '' : ` holds ${parts.map((part) => part.label).join(', ')}`;
  const says = `${label}${holds}${to === '' ? '' : `${holds === '' ? '' : ' and'} leads to ${to}`}`;
  return [says, ...parts.filter((part) => part.leadsTo.length + part.parts.length > 0).flatMap(sentencesOf)];
};
