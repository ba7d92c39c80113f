import { classNames } from '../lib/class-names.ts';
import { lyingNameOf, pictureNameOf } from '../lib/picture-name.ts';
import { pictureSizes } from '../lib/picture-sizes.generated.ts';

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
  /** It is on the first screen: loaded with the page, in a room that is kept for it. Its parent is a container for sizes. */
  readonly isFirst?: boolean;
  /** It fills a small frame, whole: a high one is shown lying. */
  readonly isFramed?: boolean;
  /** The frame is large: a high picture stands in it as it is. */
  readonly isLarge?: boolean;
  readonly className?: string;
}

/** The drawn picture of an example, in the theme of the page. */
export const ExamplePicture = ({
  example,
  alt,
  isFirst = false,
  isFramed = false,
  isLarge = false,
  className,
}: ExamplePictureProps) =>
  (['light', 'dark'] as const).map((theme) => {
    const lying = pictureNameOf(lyingNameOf(example), theme);
    const name = isFramed && !isLarge && lying in pictureSizes ? lying : pictureNameOf(example, theme);
    const [width, height] = pictureSizes[name] ?? [1, 1];
    return (
      <img
        key={theme}
        src={pictures[`../assets/examples/${name}.svg`]}
        alt={alt}
        style={isFirst ? { width: `min(100cqw, ${width}px, ${100 * (width / height)}cqh)`, height: 'auto' } : undefined}
        width={width}
        height={height}
        draggable={false}
        // Lazy ones that are not displayed are not loaded at all; those of the first screen wait for no layout, and weigh little.
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={classNames(
          theme === 'light' ? 'in-dark:hidden' : 'in-light:hidden',
          isFramed && 'size-full rounded-sm object-contain',
          className,
        )}
      />
    );
  });
