import { versionNameLimit } from '@diagloom/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { useNameVersion } from '../api/versions.ts';

interface VersionNameProps {
  readonly id: number;
  readonly version: number;
  readonly name: string | null;
}

/** By what name a version is found again; an empty one takes the name away. */
export const VersionName = ({ id, version, name }: VersionNameProps) => {
  const [text, setText] = useState(name ?? '');
  const naming = useNameVersion(id, version);
  const wanted = text.trim() === '' ? null : text.trim();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted !== name && !naming.isPending) naming.mutate(wanted);
  };
  return (
    <form onSubmit={handleSubmit} className="flex gap-2">
      <input
        aria-label={versionStrings.name}
        placeholder={versionStrings.name}
        maxLength={versionNameLimit}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={classNames(controlClasses, 'h-9 min-w-0 flex-1 px-3 text-sm')}
      />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        className="h-9"
        isBusy={naming.isPending}
        disabled={wanted === name}
      >
        {versionStrings.saveName}
      </Button>
    </form>
  );
};
