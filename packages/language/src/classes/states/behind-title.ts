/** Without what names the whole before a colon or a dash. */
export const behindTitle = (text: string): string => text.replace(/^[^:.\n]{2,80}?(?::|\s[-–—:])\s+/, '');
