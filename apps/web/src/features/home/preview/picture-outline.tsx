import type { Diagram } from '@diagloom/contract';
import type { OutlinePart } from '@diagloom/diagram/outline';
import { useQuery } from '@tanstack/react-query';
import { previewStrings } from '../../../strings/home.ts';
import { pictureOutlineQuery } from '../api/picture-outline.ts';

interface PictureOutlineProps {
  readonly diagram: Diagram;
  readonly page: string | undefined;
}

/** The picture in words, for whoever cannot see it: it lies behind the picture, where screen readers find it. */
export const PictureOutline = ({ diagram, page }: PictureOutlineProps) => {
  const { data: outline } = useQuery(pictureOutlineQuery(diagram, page));
  if (!outline || outline.parts.length + outline.loose.length === 0) return null;
  return (
    <section aria-label={previewStrings.outline} className="sr-only">
      <PartList parts={outline.parts} />
      {outline.loose.length > 0 && (
        <ul>
          {outline.loose.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and the list is never reordered
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

const PartList = ({ parts }: { readonly parts: readonly OutlinePart[] }) => (
  <ul>
    {parts.map(({ label, leadsTo, parts: inner }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a page may bear one name
      <li key={index}>
        {label}
        {leadsTo.length > 0 && ` ${previewStrings.leadsTo(leadsTo)}`}
        {inner.length > 0 && <PartList parts={inner} />}
      </li>
    ))}
  </ul>
);
