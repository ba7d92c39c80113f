import { CopyField } from '../../../components/copy-field.tsx';
import { shareStrings } from '../../../strings/sharing.ts';
import { embedSnippet } from './embed-snippet.ts';

interface NewLinkProps {
  readonly token: string;
  readonly title: string;
}

/** The address of a link and the code that puts it into a web page: the only time that either is shown. */
export const NewLink = ({ token, title }: NewLinkProps) => {
  const { origin } = window.location;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border bg-accent-wash p-4">
      <p role="status" className="text-accent-ink text-sm">
        {shareStrings.shownOnce}
      </p>
      <CopyField label={shareStrings.newLink} text={`${origin}/shared/${token}`} copyLabel={shareStrings.copyLink} />
      <CopyField
        label={shareStrings.embed}
        text={embedSnippet({ origin, token, title })}
        copyLabel={shareStrings.copyEmbed}
      />
    </div>
  );
};
