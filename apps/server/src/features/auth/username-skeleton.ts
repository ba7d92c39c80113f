import unhomoglyph from 'unhomoglyph';

/**
 * What a username looks like: two that a reader may take for each other have the same one. The skeleton of UTS #39, section 4,
 * with Unicode's own table of look-alikes, in lower case since usernames differ in more than that.
 */
export const usernameSkeleton = (username: string): string =>
  unhomoglyph(username.normalize('NFD')).normalize('NFD').toLowerCase();
