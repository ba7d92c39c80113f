import type { Pattern } from '@diagloom/diagram/model';

/** A small pattern for tests: a flow of a title, with what is given in place of that. */
export const buildPattern = (pattern: Partial<Pattern> & Pick<Pattern, 'title'>): Pattern => ({
  id: pattern.title.toLowerCase().replaceAll(' ', '-'),
  aliases: [],
  notation: `a(start)\nb Begin ${pattern.title}\nc Finish ${pattern.title}\nd(end)\na -> b\nb -> c\nc -> d`,
  ...pattern,
});
