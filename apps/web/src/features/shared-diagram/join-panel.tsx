import { guestNameSchema, type SharedDiagram } from '@diagloom/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useSession } from '../../hooks/use-session.ts';
import { failureOf } from '../../lib/api-error.ts';
import { sharedPageStrings } from '../../strings/sharing.ts';
import { useJoin } from './api/join.ts';

interface JoinPanelProps {
  readonly token: string;
  readonly role: Exclude<SharedDiagram['role'], 'viewer'>;
}

/** The way from looking at a diagram to working on it, with an account or under a name of one's own. */
export const JoinPanel = ({ token, role }: JoinPanelProps) => {
  const session = useSession();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const join = useJoin(token);
  const isKnown = session.status === 'signed-in' || session.status === 'guest';
  const enter = (): void => {
    if (isKnown) {
      join.mutate(undefined);
      return;
    }
    const read = guestNameSchema.safeParse(name);
    setProblem(read.error?.issues[0]?.message);
    if (read.success) join.mutate(read.data);
  };
  return (
    <form
      noValidate
      aria-labelledby="join-title"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border bg-accent-wash px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="join-title" className="text-accent-ink text-base">
          {sharedPageStrings.joinTitle[role]}
        </h2>
        <p className="mt-0.5 text-accent-ink text-sm">
          {sharedPageStrings.joinTexts[session.status === 'guest' ? 'guest' : isKnown ? 'member' : 'visitor']}
        </p>
      </div>
      <div className="flex min-w-0 items-start gap-2 max-sm:w-full">
        {!isKnown && (
          <TextField
            label={sharedPageStrings.name}
            value={name}
            maxLength={60}
            autoComplete="nickname"
            error={problem ?? failureOf(join.error)?.fields?.name}
            onChange={({ target }) => setName(target.value)}
            className="w-56 max-sm:flex-1"
          />
        )}
        <Button
          type="submit"
          className={isKnown ? '' : 'mt-[26px]'}
          isBusy={join.isPending || session.status === 'loading'}
        >
          {sharedPageStrings.join[role]}
        </Button>
      </div>
    </form>
  );
};
