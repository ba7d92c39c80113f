import { useWorkspace } from '../workspace/workspace-context.ts';

interface StoredPictureProps {
  /** Where the server has it. */
  readonly path: string;
  readonly query?: string;
  readonly alt: string;
  readonly isLazy?: boolean;
}

/** A picture that the server keeps of a diagram, in the colors that the canvas has. It fills its frame. */
export const StoredPicture = ({ path, query = '', alt, isLazy = false }: StoredPictureProps) => {
  const isDark = useWorkspace().paper.shown === 'drawn';
  const asked = [query, isDark ? 'paper=dark' : ''].filter((part) => part !== '').join('&');
  return (
    <img
      src={asked === '' ? path : `${path}?${asked}`}
      alt={alt}
      {...(isLazy && { loading: 'lazy', decoding: 'async' })}
      className={isDark ? 'size-full object-contain' : 'picture size-full object-contain'}
    />
  );
};
