import type { Page } from '@diagloom/diagram/model';
import type { SvgOptions } from '@diagloom/diagram/svg';

/** How a page is drawn for people: on its own background, else on white; `padding` is the empty space around it, px. */
export const previewOptions = ({ attributes }: Page, title?: string): SvgOptions => ({
  background: ownBackground(attributes.background) ?? '#ffffff',
  padding: 24,
  ...(title === undefined ? {} : { title }),
});

const ownBackground = (colour: string | undefined): string | undefined => (colour === 'none' ? undefined : colour);
