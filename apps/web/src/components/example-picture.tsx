import { classNames } from '../lib/class-names.ts';
import { pictureNameOf } from '../lib/picture-name.ts';

const pictures: Readonly<Record<string, string>> = import.meta.glob('../assets/examples/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface ExamplePictureProps {
  /** The title of an example. */
  readonly example: string;
  /** Empty where words beside it say what it shows. */
  readonly alt: string;
  /** It is on the first screen: loaded with the page. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** The drawn picture of an example, in the theme of the page; the other one is never loaded. */
export const ExamplePicture = ({ example, alt, isFirst = false, className }: ExamplePictureProps) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={pictures[`../assets/examples/${pictureNameOf(example, theme)}.svg`]}
      alt={alt}
      draggable={false}
      // Lazy ones that are not displayed are not loaded at all.
      loading="lazy"
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={classNames(theme === 'light' ? 'in-dark:hidden' : 'in-light:hidden', className)}
    />
  ));
