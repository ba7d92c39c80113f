import type { Usage } from '@diagloom/contract';

/** How much something takes, such as `2 kB` or `3.2 MB`: something is never shown as nothing. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })} MB`;

/** How much of what one may keep is used, such as `2 kB of 1,000 MB`. */
export const usedText = (bytes: number, most: number | null): string =>
  most === null ? sizeText(bytes) : `${sizeText(bytes)} of ${sizeText(most)}`;

/** What somebody keeps on the server. */
export const storageText = ({ storedBytes, storageLimit }: Pick<Usage, 'storedBytes' | 'storageLimit'>): string =>
  usedText(storedBytes, storageLimit);
