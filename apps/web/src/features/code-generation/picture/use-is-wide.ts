import type { Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { usePaper } from '../../../hooks/use-paper.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { pictureQuery } from '../api/code-source.ts';

/** Such a picture, so many times as wide as high, cannot be read in a column. */
const wide = 1.5;

/** Whether the picture of a page is much wider than high; false until it is there. */
export const useIsWide = (diagram: Diagram, page: string | undefined): boolean => {
  const session = useSession();
  const paper = usePaper('user' in session ? session.user.id : 0);
  const { data: svg = '' } = useQuery(pictureQuery(diagram, page, paper.shown === 'drawn'));
  const [, width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return Number(width) > wide * Number(height);
};
