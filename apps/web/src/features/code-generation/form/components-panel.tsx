import { type CodeComponent, codeMessages } from '@diagloom/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RequiredMessage } from '../../../components/required-message.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import type { Missing } from '../../../hooks/use-generate-code.ts';
import { codeStrings, componentTypeNames } from '../../../strings/code.ts';

interface ComponentsPanelProps {
  readonly query: UseQueryResult<readonly CodeComponent[]>;
  /** Ids of those that are not ticked. */
  readonly leftOut: ReadonlySet<string>;
  readonly onChange: (leftOut: ReadonlySet<string>) => void;
  readonly missing: Missing | undefined;
}

/** Which parts of the diagram become code. */
export const ComponentsPanel = ({
  query: { data, error, refetch },
  leftOut,
  onChange,
  missing,
}: ComponentsPanelProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (missing?.what === 'components') list.current?.querySelector('input')?.focus();
  }, [missing]);
  const count = data?.filter(({ id }) => !leftOut.has(id)).length ?? 0;
  return (
    <Panel
      title={codeStrings.components}
      className="md:col-span-2 xl:col-span-1"
      actions={
        data !== undefined &&
        data.length > 0 && (
          <span className="flex items-center gap-1">
            <Button variant="ghost" size="small" onClick={() => onChange(new Set())}>
              {codeStrings.all}
            </Button>
            <Button variant="ghost" size="small" onClick={() => onChange(new Set(data.map(({ id }) => id)))}>
              {codeStrings.none}
            </Button>
          </span>
        )
      }
    >
      {data === undefined && error === null && (
        <p role="status" className="flex items-center gap-2 p-5 text-ink-soft text-sm">
          <Spinner className="size-4" />
          {codeStrings.componentsLoading}
        </p>
      )}
      {data === undefined && error !== null && (
        <div className="p-5">
          <LoadFailed
            title={codeStrings.componentsFailed}
            error={error}
            fallback={codeStrings.networkFailed}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data?.length === 0 && <p className="p-5 text-ink-soft text-sm">{codeStrings.noComponents}</p>}
      {data !== undefined && data.length > 0 && (
        <>
          <p role="status" className="px-5 pt-3 text-[13px] text-ink-soft">
            {codeStrings.chosen(count, data.length)}
          </p>
          {missing?.what === 'components' && count === 0 && (
            <p className="px-5 pt-2 text-[13px] text-danger">
              <RequiredMessage title={codeStrings.componentsRequired}>{codeMessages.componentsMissing}</RequiredMessage>
            </p>
          )}
          <ul
            ref={list}
            className="grid max-h-80 gap-0.5 overflow-y-auto p-3 pb-7 [mask-image:linear-gradient(to_top,transparent,black_1.75rem)]"
          >
            {data.map((component) => (
              <ComponentRow
                key={component.id}
                component={component}
                isTicked={!leftOut.has(component.id)}
                onTick={(isTicked) => {
                  const next = new Set(leftOut);
                  if (isTicked) next.delete(component.id);
                  else next.add(component.id);
                  onChange(next);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
};

interface ComponentRowProps {
  readonly component: CodeComponent;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** As in the picture: decisions are amber, beginnings and ends green. */
const tones = {
  process: 'plain',
  decision: 'warning',
  data: 'plain',
  connector: 'plain',
  start_end: 'accent',
} as const satisfies Readonly<Record<CodeComponent['type'], string>>;

const ComponentRow = ({ component: { name, type, description }, isTicked, onTick }: ComponentRowProps) => {
  const id = useId();
  return (
    <li>
      <label className="flex cursor-pointer items-start gap-3 rounded-md px-2 py-1.5 hover:bg-sunken">
        <input
          type="checkbox"
          checked={isTicked}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => onTick(target.checked)}
          className="mt-1 size-4 shrink-0 accent-(--accent)"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span id={`${id}-name`} className="break-words font-medium text-sm">
              {name}
            </span>
            <Badge tone={tones[type]}>{componentTypeNames[type]}</Badge>
          </span>
          <span id={`${id}-text`} className="block break-words text-[13px] text-ink-soft">
            {description}
          </span>
        </span>
      </label>
    </li>
  );
};
