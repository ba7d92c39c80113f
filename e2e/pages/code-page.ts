import type { Page } from 'playwright-core';

/** The page that shows code of a diagram. */
export const codePage = (page: Page) => {
  const content = page.getByRole('region', { name: /^Content of / });
  const picture = page.getByRole('region', { name: 'Diagram', exact: true });
  return {
    components: page.getByRole('region', { name: 'Components' }).getByRole('checkbox'),
    language: page.getByLabel('Language', { exact: true }),
    framework: page.getByLabel('Framework', { exact: true }),
    style: page.getByLabel('Code style', { exact: true }),
    comments: page.getByLabel('Include comments', { exact: true }),
    generate: page.getByRole('button', { name: 'Generate code', exact: true }),
    downloadAll: page.getByRole('button', { name: 'Download all', exact: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    /** The file on screen. */
    content,
    text: async (): Promise<string> => (await content.textContent()) ?? '',
    /** A shape of the picture that has code. */
    shape: (label: string) => picture.getByRole('button', { name: new RegExp(`Show the code for .*${label}`, 'i') }),
    /** Lines that light up. */
    litText: async (): Promise<string> => (await content.locator('[data-lit]').allTextContents()).join('\n'),
    /** What shapes that light up say. */
    litShapes: (): Promise<readonly string[]> => picture.locator('g[data-lit]').allTextContents(),
  };
};
