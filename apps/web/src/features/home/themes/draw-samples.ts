import type { BrandKit, ThemeChoice } from '@diagloom/contract';
import { applyChanges, readDrawio, withBackground } from '@diagloom/diagram/drawio';
import { type DiagramDocument, type Page, parseStyle } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { applyTheme, brandThemeId, findTheme, themes } from '@diagloom/diagram/themes';
import { samplePage } from './sample-page.ts';

/** Data URLs of SVGs. */
export interface SamplePictures {
  /** The page itself in a theme. */
  readonly page: string;
  /** A few steps, to be told apart when small. */
  readonly small: string;
}

export interface ThemeSample {
  readonly theme: ThemeChoice;
  readonly label: string;
  readonly pictures: SamplePictures;
  /** Whether the page says that it is in this theme. */
  readonly isCurrent: boolean;
}

export const drawThemeSamples = (xml: string, pageId: string | undefined): readonly ThemeSample[] => {
  const { document, page } = open(xml, pageId);
  if (page === undefined) return [];
  const current = parseStyle(page.cells.find(({ kind }) => kind === 'layer')?.style ?? '').dlTheme;
  return themes.map(({ id, label }) => ({
    theme: id,
    label,
    pictures: drawBoth(document, page, id),
    isCurrent: id === current,
  }));
};

/** Null for a file without pages. */
export const drawBrandSample = (xml: string, pageId: string | undefined, kit: BrandKit): SamplePictures | null => {
  const { document, page } = open(xml, pageId);
  return page === undefined ? null : drawBoth(document, page, brandThemeId(kit));
};

const open = (xml: string, pageId: string | undefined) => {
  const document = readDrawio(xml);
  return { document, page: document.pages.find(({ id }) => id === pageId) ?? document.pages[0] };
};

const drawBoth = (document: DiagramDocument, page: Page, theme: string): SamplePictures => {
  const sample = open(samplePage, undefined);
  return {
    page: draw(document, page, theme),
    small: sample.page === undefined ? '' : draw(sample.document, sample.page, theme),
  };
};

const draw = (document: DiagramDocument, page: Page, theme: string): string => {
  const { changes, background } = applyTheme(page, findTheme(theme));
  const changed = applyChanges(document, changes).pages.find(({ id }) => id === page.id) ?? page;
  const svg = renderSvg(withBackground(changed, background), { background, padding: 24 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
