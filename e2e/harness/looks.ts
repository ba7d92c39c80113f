import type { Page } from 'playwright-core';

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

/** How pages are looked at: light and dark, on a telephone and on a desk. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
);

/** Gives a page that is open another look; motion is reduced, so that nothing is judged halfway. */
export const wear = async (page: Page, { colorScheme, viewport }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
};
