import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { listNames } from '../references/part.ts';
import { themeWords } from '../words/themes.ts';

const aboutTheme = /\b(?:themes?|mode|colou?r scheme|palette|skin)\b/i;
const whole =
  /^(?:make|turn|draw|show|paint)\s+(?:it|this|that|everything|all|the (?:whole )?(?:diagram|chart|page))(?:\s+all)?\s+(?:in\s+)?(dark|black[- ]and[- ]white|monochrome|gr[ae]yscale|high[- ]contrast)$/i;

/** "use the dark theme", "switch to dark mode", "make it black and white". */
export const setTheme: CommandForm = {
  id: 'set-theme',
  examples: [
    { diagram: 'order', says: 'use the dark theme', does: ['Switches to the dark theme.'] },
    { diagram: 'order', says: 'make it black and white', does: ['Switches to the black-and-white theme.'] },
    {
      diagram: 'order',
      says: 'use the ocean theme',
      does: [
        'There’s no such theme. Choose from: high-contrast, dark, hand-drawn, black-and-white, classic draw.io and light.',
      ],
    },
  ],
  read: (command) => {
    const named = whole.exec(command)?.[1];
    if (named === undefined && !aboutTheme.test(command)) return undefined;
    if (/^(?:add|insert|rename|remove|delete|connect|create)\b/i.test(command)) return undefined;
    // "Black and white" is no black theme.
    const text = (named ?? command).toLowerCase();
    const fitting = themeWords.filter(({ words }) => words.test(text));
    const theme = fitting.find(({ id }) => id === 'mono') ?? fitting[0];
    if (theme === undefined) {
      return refuse(`There’s no such theme. Choose from: ${listNames(themeWords.map(({ name }) => name))}.`);
    }
    // What is joined to the wish for a theme is a wish of its own.
    if (/\b(?:and|but|plus)\b/.test(text.replace(theme.words, '').replace(/\band (?:thanks?|thank you)\b/, '')))
      return undefined;
    return steps({
      edit: { kind: 'setTheme', theme: theme.id },
      said: `Switches to the ${theme.name} theme.`,
    });
  },
};
