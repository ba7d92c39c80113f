import { pictureLinkPath, type ShareLink } from '@diagloom/contract';
import { CopyField } from '../../../components/copy-field.tsx';
import { shareStrings } from '../../../strings/sharing.ts';
import { embedSnippet, pictureSnippet } from './embed-snippet.ts';

interface NewLinkProps {
  readonly token: string;
  readonly link: ShareLink;
  readonly title: string;
}

/** The address of a link and the code that puts it into a web page: the only time that either is shown. */
export const NewLink = ({ token, link, title }: NewLinkProps) => {
  const { origin } = window.location;
  const format = link.kind === 'picture' ? link.format : null;
  const isPicture = format !== null;
  const address = format !== null ? pictureLinkPath(token, format) : `/shared/${token}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border bg-accent-wash p-4">
      <p role="status" className="text-accent-ink text-sm">
        {shareStrings.shownOnce}
      </p>
      <CopyField label={shareStrings.newLink} text={`${origin}${address}`} copyLabel={shareStrings.copyLink} />
      <CopyField
        label={shareStrings.embed}
        text={isPicture ? pictureSnippet({ origin, path: address, title }) : embedSnippet({ origin, token, title })}
        copyLabel={shareStrings.copyEmbed}
      />
    </div>
  );
};
