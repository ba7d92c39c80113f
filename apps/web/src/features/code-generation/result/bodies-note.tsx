import type { GenerateCodeResponse } from '@diagloom/contract';
import { MadeBy } from '../../../components/made-by.tsx';
import { codeStrings } from '../../../strings/code.ts';

/** What a model wrote of the code, and what it did not. */
export const BodiesNote = ({
  result: { written = [], notice, model },
}: {
  readonly result: Pick<GenerateCodeResponse, 'written' | 'notice' | 'model'>;
}) => (
  <div role="status" className="border-b px-5 py-3 text-sm">
    <p className="font-medium">{codeStrings.bodiesWritten(written.length)}</p>
    {notice !== undefined && <p className="mt-1 text-ink-soft">{notice}</p>}
    {model !== undefined && <MadeBy work={model} what="answer" />}
  </div>
);
