import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { useLessons } from '../api/lessons.ts';
import { useModelSettings, useModelUsage } from '../api/models.ts';
import { Loaded } from '../table/list-state.tsx';
import { LessonsPanel } from './lessons-panel.tsx';
import { LimitsForm } from './limits-form.tsx';
import { ProviderList } from './provider-list.tsx';
import { UsageTables } from './usage-tables.tsx';

/** Which language models people can choose, what they may use up, and what they used. */
export const LanguageModels = () => {
  const settings = useModelSettings();
  const usage = useModelUsage();
  const lessons = useLessons();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-[75ch] text-ink-soft text-sm">{modelAdminStrings.text}</p>
      <Loaded query={settings}>
        {({ settings: { providers, limits, preferred } }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ProviderList providers={providers} />
            <LimitsForm limits={limits} preferred={preferred} providers={providers} />
          </div>
        )}
      </Loaded>
      <Loaded query={usage}>{({ usage: read }) => <UsageTables usage={read} />}</Loaded>
      <Loaded query={lessons}>{(kept) => <LessonsPanel kept={kept} />}</Loaded>
    </div>
  );
};
