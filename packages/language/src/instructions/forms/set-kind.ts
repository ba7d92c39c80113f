import { inSentence, withArticle } from '@diagloom/diagram/model';
import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findKind, isPlural } from '../references/find-kind.ts';
import { findParts } from '../references/find-parts.ts';
import { listNames, nameOf } from '../references/part.ts';
import { turnVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${turnVerbs})\\s+(?:the\\s+(?:type|kind|shape)\\s+of\\s+)?(.+?)\\s+(?:(?:into|to|as|be|to be)\\s+)?(?:an?\\s+|the\\s+)?(\\S+(?:\\s+\\S+){0,2})$`,
  'i',
);

const verb = '^(?:make|turn|change|convert|mark|switch|set)\\s+(?:the\\s+(?:type|kind|shape)\\s+of\\s+)?(.+?)';
const openedBeforeArticle = new RegExp(`${verb}(?:\\s+(?:in)?to|\\s+as|\\s+be)?\\s+(?:an?|the)$`, 'i');
const opened = new RegExp(`${verb}(?:\\s+(?:in)?to|\\s+as|\\s+be)?$`, 'i');

/** "make X a decision", "turn Order into an interface". */
export const setKind: CommandForm = {
  id: 'set-kind',
  examples: [
    { diagram: 'order', says: 'make "Check stock" a decision', does: ['Makes "Check stock" a decision.'] },
    { diagram: 'order', says: 'turn packing into a subprocess', does: ['Makes "Pack" a subprocess.'] },
    { diagram: 'library', says: 'make Book an abstract class', does: ['Makes "Book" an abstract class.'] },
  ],
  read: (command, setting) => {
    const words = command.split(/\s+/);
    const { nodes } = setting.type.vocabulary;
    for (let length = Math.min(3, words.length - 2); length > 0; length -= 1) {
      const kindWords = words.slice(-length).join(' ');
      const kind = findKind(kindWords, nodes);
      // One shape becomes "a decision", several become "decisions".
      const opening = isPlural(kindWords) ? opened : openedBeforeArticle;
      const [, name] = opening.exec(words.slice(0, -length).join(' ')) ?? [];
      if (kind === undefined || name === undefined || !pattern.test(command)) continue;
      const found = findParts(name, setting);
      if (!found.ok) return found;
      const changing = found.parts.filter((part) => part.kind !== kind.id);
      if (changing.length === 0 && setting.isFollowUp !== true) {
        const names = listNames(found.parts.map((part) => nameOf(part, setting)));
        return refuse(
          found.parts.length === 1
            ? `${names} is already ${withArticle(kind.label)}.`
            : `All of these already have the type ${inSentence(kind.label)}: ${names}.`,
        );
      }
      return steps(
        ...changing.map((part) => ({
          edit: { kind: 'setKind' as const, node: part.id, nodeKind: kind.id },
          said: `Makes ${nameOf(part, setting)} ${withArticle(kind.label)}.`,
        })),
      );
    }
    return undefined;
  },
};
