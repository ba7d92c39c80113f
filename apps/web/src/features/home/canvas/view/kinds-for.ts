import type { DiagramType } from '@diagloom/diagram/model';

type NodeKind = DiagramType['vocabulary']['nodes'][number];

/** The kinds of shapes whose name, or another word for them, has all the words. */
export const kindsFor = ({ vocabulary }: DiagramType, words: string): readonly NodeKind[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return vocabulary.nodes.filter(({ label, synonyms }) => {
    const known = [label, ...synonyms].join('\n').toLowerCase();
    return wanted.every((word) => known.includes(word));
  });
};
