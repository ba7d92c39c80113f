import { useLayoutEffect } from 'react';
import { useKeptText } from './use-kept-text.ts';
import { useTheme } from './use-theme.ts';

/** How diagrams look while the pages are dark: drawn in the dark theme, on dimmed paper, or as they are. */
export const papers = ['drawn', 'dimmed', 'white'] as const;
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
  const chosen = papers.find((paper) => paper === kept) ?? 'drawn';
  return { chosen, choose: keep, shown: theme === 'dark' ? chosen : 'white' };
};

/** Tells the styles of pictures, also of those in windows over the page. */
export const useShownPaper = (paper: Paper): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.paper = paper;
    return () => {
      delete dataset.paper;
    };
  }, [paper]);
};
