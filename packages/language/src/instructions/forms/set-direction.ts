import { type CommandForm, steps } from '../form.ts';
import { directionFillers, directionNames, directionPhrases } from '../words/directions.ts';

export const setDirection: CommandForm = {
  id: 'set-direction',
  examples: [
    { diagram: 'order', says: 'left to right', does: ['Lays out the diagram from left to right.'] },
    { diagram: 'order', says: 'Make it top-down', does: ['Lays out the diagram from top to bottom.'] },
    { diagram: 'order', says: 'lay the chart out horizontally', does: ['Lays out the diagram from left to right.'] },
  ],
  read: (command) => {
    const found = directionPhrases.find(({ phrase }) => phrase.test(command));
    if (found === undefined) return undefined;
    const rest = command.replace(found.phrase, ' ').toLowerCase().match(/\S+/g) ?? [];
    if (!rest.every((word) => directionFillers.has(word))) return undefined;
    const { direction } = found;
    return steps({
      edit: { kind: 'setDirection', direction },
      said: `Lays out the diagram ${directionNames[direction]}.`,
    });
  },
};
