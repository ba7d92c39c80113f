import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { adminStrings } from '../../../strings/admin.ts';

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | null | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** What was read, or that it is being read, or why it could not be. */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => {
  if (query.error !== null) {
    return (
      <div className="p-5">
        <LoadFailed
          title={adminStrings.unavailable}
          error={query.error}
          fallback={adminStrings.unavailableText}
          onRetry={() => query.refetch()}
        />
      </div>
    );
  }
  if (query.data) return children(query.data);
  return (
    <p role="status" className="flex items-center justify-center gap-2 px-5 py-16 text-ink-soft text-sm">
      <Spinner className="size-4" />
      {adminStrings.loading}
    </p>
  );
};

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export const Empty = ({ title, text, children }: EmptyProps) => (
  <div className="px-5 py-16 text-center">
    <p className="font-medium">{title}</p>
    <p className="mt-1 text-ink-soft text-sm">{text}</p>
    {children !== undefined && <div className="mt-5">{children}</div>}
  </div>
);
