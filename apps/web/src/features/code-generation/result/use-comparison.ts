import type { Diagram, GenerateCodeRequest, GenerateCodeResponse } from '@diagloom/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { type ComparedFile, compareFiles } from '../../../lib/code/compare-files.ts';
import { codeStrings } from '../../../strings/code.ts';
import { earlierCodeQuery, earlierVersionsQuery } from '../api/code-source.ts';

export interface Comparison {
  /** What the code can be compared with, newest first; none for whoever may not see earlier versions. */
  readonly versions: readonly number[];
  readonly since: number | undefined;
  readonly choose: (version: number | undefined) => void;
  /** Absent until the earlier code is there. */
  readonly files: readonly ComparedFile[] | undefined;
  readonly failure: string | undefined;
}

/** The code beside that of an earlier version of the same diagram, which is written when it is asked for. */
export const useComparison = (
  { id, access }: Diagram,
  { code, version }: GenerateCodeResponse,
  asked: GenerateCodeRequest,
): Comparison => {
  const [since, choose] = useState<number>();
  const maySee = (access === 'owner' || access === 'editor') && version > 1;
  const versionsQuery = earlierVersionsQuery(id, version);
  const versions = useQuery({ ...versionsQuery, queryFn: maySee ? versionsQuery.queryFn : skipToken });
  const { data: earlier, error } = useQuery(earlierCodeQuery(id, asked, since));
  const files = useMemo(
    () => (since === undefined || earlier === undefined ? undefined : compareFiles(earlier, code.files)),
    [since, earlier, code.files],
  );
  return {
    versions: versions.data ?? [],
    since,
    choose,
    files,
    failure: error === null ? undefined : messageOf(error, codeStrings.failedText),
  };
};
