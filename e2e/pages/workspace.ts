import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** The home of somebody who is signed in. */
export const workspace = (page: Page) => {
  const picture = page.getByRole('group', { name: /^Picture of the diagram/ }).getByRole('img');
  return {
    prompt: page.getByLabel('Description', { exact: true }),
    type: page.getByLabel('Diagram type'),
    generate: page.getByRole('button', { name: 'Generate', exact: true }),
    progress: page.getByRole('list', { name: 'Progress' }),
    picture,
    export: page.getByRole('button', { name: 'Export', exact: true }),
    openDiagram: (title: string) => page.getByRole('button', { name: `Open ${title}` }),
    listedDiagrams: page.getByRole('button', { name: /^Open / }),
    account: page.getByRole('button', { name: 'Account', exact: true }),
    alert: page.getByRole('alert'),
    /** A tab of the dock, such as `Theme`. */
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    /** Everything about the open diagram that has no button of its own. */
    more: page.getByRole('button', { name: 'More', exact: true }),
    /** Turns the form of an open diagram to a new one. */
    describeNew: page.getByRole('button', { name: 'New diagram', exact: true }),

    /** The SVG that the canvas shows, as text: drawn into the page where one may change it, else a picture. */
    pictureText: async (): Promise<string> => pictureText(picture),

    /** Takes the draw.io file from the export menu. */
    exportDrawio: async (): Promise<string> => {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'draw.io file' }).click(),
      ]);
      return readFile(await download.path(), 'utf8');
    },
    signOut: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    },
  };
};

/** The SVG that is shown, as text. */
export const pictureText = async (picture: Locator): Promise<string> =>
  readPicture(await picture.evaluate((shown) => shown.getAttribute('src') ?? shown.outerHTML));

const readPicture = (shown: string): string => (shown.startsWith('data:') ? decodeDataUrl(shown) : asWritten(shown));

/** A page tells its elements with end tags where our SVG has none. */
const asWritten = (markup: string): string =>
  markup.replace(/><\/(?:path|rect|circle|ellipse|line|image|use|stop)>/g, '/>');

const decodeDataUrl = (url: string): string => {
  const [head = '', ...rest] = url.split(',');
  const body = rest.join(',');
  return head.endsWith(';base64') ? Buffer.from(body, 'base64').toString('utf8') : decodeURIComponent(body);
};

export type Workspace = ReturnType<typeof workspace>;
