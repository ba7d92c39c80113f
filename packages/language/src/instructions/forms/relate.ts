import { inSentence } from '@diagloom/diagram/model';
import { readVerb } from '../../lexicon/morphology.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

/** "make Staff inherit from Member": a relation by its verb, in types that know it. */
export const relate: CommandForm = {
  id: 'relate',
  examples: [
    { diagram: 'library', says: 'make Book inherit from Member', does: ['Connects "Book" to "Member" (inheritance).'] },
    { diagram: 'library', says: 'Book extends Member', does: ['Connects "Book" to "Member" (inheritance).'] },
    {
      diagram: 'library',
      says: 'Staff should inherit from Member',
      does: ['Adds "Staff".', 'Connects "Staff" to "Member" (inheritance).'],
    },
    { diagram: 'library', says: 'let Loan depend on Book', does: ['Connects "Loan" to "Book" (dependency).'] },
  ],
  read: (command, setting) => {
    const { edges } = setting.type.vocabulary;
    const words = command.replace(/^(?:make|let|have)\s+/i, '').split(/\s+/);
    const isCommand = /^(?:make|let|have)\s/i.test(command);
    const at = words.findIndex((word, index) => index > 0 && edges.some(({ synonyms }) => synonyms.some(isVerb(word))));
    const verb = words[at];
    if (verb === undefined) return undefined;
    const kind = edges.find(({ synonyms }) => synonyms.some(isVerb(verb)));
    const rest = words
      .slice(at + 1)
      .join(' ')
      .replace(/^(?:from|on|of|to)\s+/i, '')
      .replace(/\s+(?:also|too|as well)$/i, '');
    const [from, to] = [findPart(words.slice(0, at).join(' '), setting), findPart(rest, setting)];
    if (kind === undefined) return undefined;
    // Without a verb of command it may be something else altogether.
    const name = words.slice(0, at).join(' ');
    if (!from.ok && to.ok && isCommand && from.candidates.length > 1 && isNewClass(name, kind.id)) {
      const node = newNode(readNewPart(name, setting), setting);
      return steps(
        { edit: node, said: `Adds "${node.label}".` },
        {
          edit: { kind: 'connect', from: node.id, to: to.part.id, edgeKind: kind.id },
          said: `Connects "${node.label}" to ${nameOf(to.part, setting)} (${inSentence(kind.label)}).`,
        },
      );
    }
    if (!from.ok) return isCommand ? from : undefined;
    if (!to.ok) return to;
    return steps({
      edit: { kind: 'connect', from: from.part.id, to: to.part.id, edgeKind: kind.id },
      said: `Connects ${nameOf(from.part, setting)} to ${nameOf(to.part, setting)} (${inSentence(kind.label)}).`,
    });
  },
};

/** A subclass by its name; "the staff" would be one that is there. */
const isNewClass = (name: string, kind: string): boolean =>
  /^(?!the )(?:\p{L}\p{Ll}+ ?){1,2}$/u.test(name) && /^(?:inherit|general|reali|implement|extend)/i.test(kind);

/** True for a synonym whose first word is a form of that verb: "inherit" of "inherits". */
const isVerb =
  (word: string) =>
  (synonym: string): boolean => {
    const [first = ''] = synonym.split(' ');
    const lower = word.toLowerCase();
    if (/^(?:is|has)$/.test(first) || lower.length < 4) return false;
    return (
      (first === lower && readVerb(first)?.forms.has('third') === true) ||
      first === `${lower}s` ||
      first === `${lower}es` ||
      (readVerb(first)?.base === lower && first !== lower)
    );
  };
