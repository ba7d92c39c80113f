import { codeLimits } from '@diagloom/contract';
import { Code, Square } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { Panel } from '../../../components/panel.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { codeStrings } from '../../../strings/code.ts';

interface DetailsPanelProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly isBusy: boolean;
  readonly onStop: () => void;
}

/** What is wanted beside the diagram, and the button that starts it all. */
export const DetailsPanel = ({ text, onChange, isBusy, onStop }: DetailsPanelProps) => (
  <Panel
    title={codeStrings.details}
    actions={<span className="text-[13px] text-ink-soft">{codeStrings.detailsOptional}</span>}
    className="flex flex-col"
  >
    <div className="flex flex-1 flex-col gap-3 p-5">
      <textarea
        rows={5}
        maxLength={codeLimits.longestDetails}
        aria-label={codeStrings.details}
        placeholder={codeStrings.detailsPlaceholder}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(controlClasses, 'min-h-28 flex-1 resize-y px-3 py-2')}
      />
      <p className="text-[13px] text-ink-soft">{codeStrings.detailsHelp}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy} className="flex-1">
          {!isBusy && <Code aria-hidden="true" className="size-4" />}
          {codeStrings.generate}
        </Button>
        {isBusy && (
          <Button variant="secondary" onClick={onStop}>
            <Square aria-hidden="true" className="size-3.5 fill-current" />
            {codeStrings.stop}
          </Button>
        )}
      </div>
    </div>
  </Panel>
);
