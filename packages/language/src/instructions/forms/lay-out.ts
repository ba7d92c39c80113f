import { type CommandForm, steps } from '../form.ts';

const tidying =
  /^(?:(?:please\s+)?(?:tidy|clean|clear|straighten)(?:\s+(?:it|this|that|everything|the (?:whole )?(?:diagram|chart|layout|page)))?(?:\s+up)?|(?:re-?arrange|re-?layout|re-?organi[sz]e|auto-?layout|align|arrange)(?:\s+(?:it|this|everything|all|all shapes|the (?:whole )?(?:diagram|chart|layout|shapes)))?(?:\s+(?:again|anew|neatly|nicely|better))?|lay\s+(?:it|this|everything|the diagram)\s+out(?:\s+(?:again|anew|better|neatly|nicely))?|(?:improve|fix|redo)\s+the\s+(?:layout|arrangement|spacing)|(?:make|get)\s+(?:it|this|the (?:diagram|layout))\s+(?:tidy|tidier|neat|neater|cleaner))$/i;
const looking =
  /\b(?:professional|nicer|nice|prettier|pretty|better looking|look(?:s)? better|beautiful|cleaner|modern|fancy|polish(?:ed)?|presentable|improve)\b/i;

/** Open wishes for a better look come to what can be done honestly: a new layout, and every shape in the look of its kind. */
export const layOut: CommandForm = {
  id: 'lay-out',
  examples: [
    { diagram: 'order', says: 'tidy it up', does: ['Lays out the diagram again.'] },
    {
      diagram: 'order',
      says: 'make it more professional',
      does: ['Lays out the diagram again.', 'Gives every shape the colors of its kind.'],
    },
  ],
  read: (command) => {
    const tidy = { edit: { kind: 'layOut' as const }, said: 'Lays out the diagram again.' };
    if (tidying.test(command)) return steps(tidy);
    const isWhole = /^(?:make|improve|polish|give|let|get|i want|this|it)\b/i.test(command) && looking.test(command);
    if (!isWhole || /[\uE100-\uE1FF]/.test(command)) return undefined;
    return steps(tidy, {
      edit: { kind: 'setTheme', reset: true },
      said: 'Gives every shape the colors of its kind.',
    });
  },
};
