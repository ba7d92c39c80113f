import { papers } from '../../../hooks/use-paper.ts';
import { useTheme } from '../../../hooks/use-theme.ts';
import { themeStrings } from '../../../strings/themes.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How the canvas shows diagrams while the pages are dark; nothing while they are light. */
export const PaperChoice = () => {
  const { theme } = useTheme();
  const { chosen, choose } = useWorkspace().paper;
  if (theme !== 'dark') return null;
  return (
    <fieldset className="border-b pb-4">
      <legend className="float-left mb-2 w-full font-medium text-sm">{themeStrings.paper}</legend>
      <div className="clear-both grid gap-2">
        {papers.map((paper) => (
          <label key={paper} className="flex cursor-pointer items-start gap-2.5 text-sm">
            <input
              type="radio"
              name="paper"
              checked={paper === chosen}
              onChange={() => choose(paper)}
              className="mt-1 accent-accent"
            />
            {themeStrings.papers[paper]}
          </label>
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-xs">{themeStrings.paperText}</p>
    </fieldset>
  );
};
