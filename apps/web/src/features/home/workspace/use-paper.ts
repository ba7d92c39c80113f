import { useTheme } from '../../../hooks/use-theme.ts';
import { useKeptText } from './use-kept-text.ts';

/** How diagrams look while the pages are dark: on dimmed paper, drawn in the dark theme, or as they are. */
export const papers = ['dimmed', 'drawn', 'white'] as const;
export type Paper = (typeof papers)[number];

export interface PaperChoice {
  readonly chosen: Paper;
  readonly choose: (paper: Paper) => void;
  /** What holds now: in the light, paper is white. */
  readonly shown: Paper;
}

/** The person's choice, kept on this browser for each account. Files and exports are never touched by it. */
export const usePaper = (userId: number): PaperChoice => {
  const { theme } = useTheme();
  const [kept, keep] = useKeptText(`diagloom.paper.${userId}`);
  const chosen = papers.find((paper) => paper === kept) ?? 'dimmed';
  return { chosen, choose: keep, shown: theme === 'dark' ? chosen : 'white' };
};
