import { asksFor } from '../../lexicon/en/asking-messages.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import type { Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findMessage } from '../references/find-message.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

/** "The app wants a score from a rating agency": a message to whoever is asked, who may be new. */
export const askFor: CommandForm = {
  id: 'ask-for',
  examples: [
    {
      diagram: 'signIn',
      says: 'the app wants a risk score from a fraud service',
      does: ['Adds "Fraud service".', 'Adds the message "risk score" from "App" to "Fraud service".'],
    },
    {
      diagram: 'signIn',
      says: 'after the check, the auth server requests a hint from the user',
      does: ['Adds the message "hint" from "Auth server" to "User" after "Check".'],
    },
  ],
  read: (command, setting) => {
    if (setting.type.family !== 'messages') return undefined;
    const [, side, place, from = '', label = '', article = '', to = ''] = asksFor.exec(command) ?? [];
    if (from === '') return undefined;
    const [asker, asked] = [findPart(from, setting), findPart(to, setting)];
    const isNew = !asked.ok && asked.asks === undefined && /^(?:an?|another)\b/i.test(article);
    if (!asker.ok || (!asked.ok && !isNew)) return undefined;
    const node = asked.ok ? undefined : newNode(readNewPart(to, setting), setting);
    const receiver = asked.ok
      ? { id: asked.part.id, name: nameOf(asked.part, setting) }
      : { id: node?.id ?? '', name: `"${node?.label}"` };
    const found = place === undefined ? undefined : findMessage(place, setting);
    const earlier = found?.ok === true && /^(?:after|once|when)$/i.test(side ?? '') ? found : undefined;
    const text = showQuotes(label, setting.quotes);
    const added: readonly Step[] = node === undefined ? [] : [{ edit: node, said: `Adds "${node.label}".` }];
    const when = earlier === undefined ? '' : ` after "${earlier.label}"`;
    return steps(...added, {
      edit: {
        kind: 'connect',
        from: asker.part.id,
        to: receiver.id,
        label: text,
        ...(earlier === undefined ? {} : { after: earlier.id }),
      },
      said: `Adds the message "${text}" from ${nameOf(asker.part, setting)} to ${receiver.name}${when}.`,
    });
  },
};
