import { spanOf, type Token } from '../../text/token.ts';
import { isPayload, payloadLabel } from '../payload.ts';
import { readName } from '../read-name.ts';
import { edgeKindOf } from './connection.ts';
import type { SentenceState } from './sentence-state.ts';

/** `Enriches them with prices from the ERP`: what is named is where the load comes from. True where that is what the words say. */
export const takeLoadFrom = (tokens: readonly Token[], opensClause: boolean, state: SentenceState): boolean => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && lower === 'from');
  const load = tokens.slice(0, Math.max(0, at));
  const name = readName(tokens.slice(at + 1));
  const { landscape, clauseSubject } = state;
  const subjects = state.contexts.at(-1)?.subjects ?? clauseSubject;
  if (at < 1 || opensClause || name === undefined || subjects.length === 0 || !isPayload(load)) return false;
  const parts = landscape.mention(name, { except: subjects });
  state.lastLines = landscape.link(subjects, parts, {
    label: payloadLabel(load),
    kind: edgeKindOf('data', landscape.type),
    source: spanOf(tokens),
  });
  state.lastParts = parts;
  state.pair = parts;
  state.allNamed.push(...parts);
  state.lastSeparator = '';
  state.isAfterComma = false;
  return true;
};
