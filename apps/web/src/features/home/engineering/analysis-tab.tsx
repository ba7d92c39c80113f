import { analysePrompt } from '@diagloom/language/analyse-prompt';
import { Badge } from '../../../components/badge.tsx';
import { engineeringStrings } from '../../../strings/prompt-help.ts';

/** What the prompt in the form says about itself, while one types. */
export const AnalysisTab = ({ prompt }: { readonly prompt: string }) => {
  if (prompt.trim() === '') return <p className="p-5 text-ink-soft text-sm">{engineeringStrings.analyzeEmpty}</p>;
  const { specificity, hasContext, hasStructure, clarity, recommendations } = analysePrompt(prompt);
  const verdicts = [
    { name: engineeringStrings.specificity, verdict: specificity, isGood: specificity === 'High' },
    { name: engineeringStrings.context, verdict: presence(hasContext), isGood: hasContext },
    { name: engineeringStrings.structure, verdict: presence(hasStructure), isGood: hasStructure },
    { name: engineeringStrings.clarity, verdict: clarity, isGood: clarity === 'Good' },
  ];
  return (
    <div className="grid gap-5 p-5 text-sm">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        {verdicts.map(({ name, verdict, isGood }) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-2 border-b pb-2.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <Badge tone={isGood ? 'accent' : 'warning'}>{verdict}</Badge>
            </dd>
          </div>
        ))}
      </dl>
      {recommendations.length === 0 ? (
        <p className="text-ink-soft">{engineeringStrings.noRecommendations}</p>
      ) : (
        <div>
          <h3 className="font-medium text-[13px] tracking-normal">{engineeringStrings.recommendations}</h3>
          <ul className="mt-2 grid gap-2 text-ink-soft">
            {recommendations.map(({ about, message }) => (
              <li key={about} className="border-l-2 pl-3">
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

const presence = (isThere: boolean): string => (isThere ? engineeringStrings.present : engineeringStrings.missing);
