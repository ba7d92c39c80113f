import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/harness/browser.ts';
import { fiveHundredShapes } from '../canvas/five-hundred-shapes.ts';
import { measureSeen, type Seen, type SeenOptions } from './edit-to-seen.ts';
import type { Meeting } from './meeting.ts';

interface OnPage extends Omit<SeenOptions, 'pid' | 'onSend'> {
  readonly people: number;
  readonly writers: number;
  readonly placesOfOne: number;
}

/** From the sending of an edit until a page of Chromium has drawn it: 500 shapes and their lines, where all but one are light clients. */
export const measureOnPage = async (
  meeting: Meeting,
  { people, writers, placesOfOne, ...pace }: OnPage,
): Promise<Seen> => {
  const [group] = meeting.groups;
  if (group === undefined) throw new Error('Nobody is there.');
  const room = await meeting.draw(group, fiveHundredShapes());
  const url = `${meeting.address.replace(/^http/, 'ws')}/api/live`;
  const tokenOf = (place: number): string => group.people[Math.floor(place / placesOfOne)]?.token ?? '';
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: meeting.address, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((value) => localStorage.setItem('sessionToken', value), tokenOf(0));
    const page = await context.newPage();
    await page.goto(`/?diagram=${room.diagramId}`);
    await page.locator('[data-saved="saved"]').waitFor({ state: 'attached' });
    await watch(page);
    const sentAt = new Map<number, number>();
    const others = Array.from({ length: people - 1 }, (_, place) => ({
      url,
      named: { room: room.name, token: tokenOf(place + 1) },
    }));
    const onSend = (edit: number, at: number) => sentAt.set(edit, performance.timeOrigin + at);
    const seen = await measureSeen([{ people: others, writers }], { ...pace, pid: meeting.pid, onSend });
    const last = Math.max(...sentAt.keys());
    await page
      .waitForFunction((edit) => window.drawnAt.get(edit) !== undefined, last, { timeout: 5000 })
      .catch(() => undefined);
    const drawn = new Map(await page.evaluate(() => [...window.drawnAt]));
    const times = [...sentAt].flatMap(([edit, at]) => {
      const then = drawn.get(edit);
      return isDrawn(then) ? [then - at] : [];
    });
    const late = [...sentAt.keys()].filter((edit) => !isDrawn(drawn.get(edit)));
    const overtaken = late.filter((edit) =>
      [...drawn.keys()].some((later) => later > edit && later % writers === edit % writers),
    );
    return { ...seen, times, missing: late.length - overtaken.length, overtaken: overtaken.length };
  } finally {
    await browser.close();
  }
};

const isDrawn = (then: number | undefined): then is number => then !== undefined && !Number.isNaN(then);

declare global {
  interface Window {
    /** When an edit was on the page, ms since 1970. */
    drawnAt: Map<number, number>;
  }
}

/** Takes note of each edit in the frame in which it is drawn. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.drawnAt = new Map();
    const picture = document.querySelector('[role=group] svg[role=img]')?.parentElement;
    if (picture === null || picture === undefined) throw new Error('There is no picture.');
    // Functions with names would ask for a helper of the compiler that the page does not have.
    new MutationObserver(() => {
      for (const [, edit] of picture.textContent.matchAll(/edit-(\d+);/g)) {
        if (window.drawnAt.has(Number(edit))) continue;
        window.drawnAt.set(Number(edit), Number.NaN);
        requestAnimationFrame(() => window.drawnAt.set(Number(edit), performance.timeOrigin + performance.now()));
      }
    }).observe(picture, { subtree: true, childList: true, characterData: true });
  });
