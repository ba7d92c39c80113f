import { useState } from 'react';
import { showToast } from '../../../../lib/toast-store.ts';
import { convertStrings } from '../../../../strings/board.ts';
import type { BoardRequest } from './compose-board.ts';
import { ConvertPanel } from './convert-panel.tsx';
import { useComposed } from './use-composed.ts';
import type { useConversion } from './use-conversion.ts';

interface ConversionProps {
  readonly request: BoardRequest;
  readonly conversion: ReturnType<typeof useConversion>;
}

/** The step between drawing and diagram: it is drawn anew with each correction. */
export const Conversion = ({ request, conversion }: ConversionProps) => {
  const [attempt, setAttempt] = useState(0);
  const composed = useComposed(request, attempt);
  return (
    <ConvertPanel
      request={request}
      composed={composed}
      selected={conversion.selected}
      isTaking={conversion.isTaking}
      onSelect={conversion.select}
      onReading={(reading) => conversion.change({ reading })}
      onRequest={conversion.change}
      onRetry={() => setAttempt(attempt + 1)}
      onUse={() => {
        if (composed.state === 'drawn' && composed.request === request) conversion.use(composed.composed.xml);
        else
          showToast({
            title: convertStrings.failedTitle,
            description: composed.state === 'failed' ? convertStrings.failed : convertStrings.notYet,
            tone: 'destructive',
          });
      }}
      onStop={conversion.stop}
      onBack={conversion.end}
    />
  );
};
