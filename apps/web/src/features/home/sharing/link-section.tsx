import { isShareRole, linkDays, type ShareLink, shareRoles } from '@diagloom/contract';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { longDate } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { useCreateLink, useRemoveAccess } from '../api/sharing.ts';
import { NewLink } from './new-link.tsx';

interface LinkSectionProps {
  readonly id: number;
  readonly title: string;
  readonly links: readonly ShareLink[];
}

const choices = [null, ...linkDays];

const linkTargets = [...shareRoles, 'png', 'svg'] as const;

type LinkTarget = (typeof linkTargets)[number];

const targetOptions = linkTargets.map((target) => ({ value: target, label: shareStrings.linkTargets[target] }));

const expiryOptions = choices.map((days) => ({ value: String(days), label: shareStrings.expiry(days) }));

/** Links with which anybody views the diagram, comments on it or changes it. */
export const LinkSection = ({ id, title, links }: LinkSectionProps) => {
  const [expiry, setExpiry] = useState('null');
  const [opens, setOpens] = useState<LinkTarget>('viewer');
  const create = useCreateLink(id);
  const revoke = useRemoveAccess(id, shareStrings.revoked);
  const made = create.data;
  const isMadeThere = made !== undefined && links.some((link) => link.id === made.link.id);
  return (
    <section aria-labelledby="share-links" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t pt-5">
      <div>
        <h3 id="share-links" className="text-sm tracking-normal">
          {shareStrings.links}
        </h3>
        <p className="mt-1 text-ink-soft text-sm">{shareStrings.linksText}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SelectField
          label={shareStrings.linkOpens}
          value={opens}
          options={targetOptions}
          onChange={(value) => setOpens(linkTargets.find((each) => each === value) ?? 'viewer')}
        />
        <SelectField label={shareStrings.ends} value={expiry} options={expiryOptions} onChange={setExpiry} />
        <Button
          variant="secondary"
          isBusy={create.isPending}
          onClick={() =>
            create.mutate({
              expiresInDays: choices.find((days) => String(days) === expiry) ?? null,
              ...(isShareRole(opens) ? { kind: 'page', role: opens } : { kind: 'picture', format: opens }),
            })
          }
        >
          {!create.isPending && <Link2 aria-hidden="true" className="size-4" />}
          {shareStrings.makeLink}
        </Button>
      </div>
      {isMadeThere && <NewLink key={made.token} token={made.token} link={made.link} title={title} />}
      {links.length === 0 ? (
        <p className="text-ink-soft text-sm">{shareStrings.noLinks}</p>
      ) : (
        <ol className="divide-y rounded-lg border">
          {links.map((link, index) => (
            <li key={link.id} className="flex items-center gap-3 py-2 pr-2 pl-4 text-sm">
              <p className="min-w-0 flex-1">
                {`${shareStrings.linkTargets[link.kind === 'picture' ? (link.format ?? 'png') : link.role]} · `}
                {shareStrings.linkMade(relativeTime(new Date(link.createdAt), new Date()).toLowerCase())}
                <span className="block text-ink-soft text-xs">
                  {link.expiresAt === null ? shareStrings.linkStays : shareStrings.linkEnds(longDate(link.expiresAt))}
                </span>
              </p>
              <Button
                variant="ghost"
                size="small"
                aria-label={shareStrings.revokeNamed(index + 1)}
                isBusy={revoke.isPending && revoke.variables === link.id}
                onClick={() => revoke.mutate(link.id)}
              >
                {shareStrings.revoke}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
