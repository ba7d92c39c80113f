import type { Usage } from '@diagloom/contract';

const megabytes = (bytes: number): string =>
  (bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 });

/** What somebody's diagrams take, such as `3.2 of 1,000 MB`. */
export const storageText = ({ storedBytes, storageLimit }: Pick<Usage, 'storedBytes' | 'storageLimit'>): string =>
  storageLimit === null ? `${megabytes(storedBytes)} MB` : `${megabytes(storedBytes)} of ${megabytes(storageLimit)} MB`;
