import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Warning } from '../understanding.ts';

/** So many connections are named; of more only how many there are. */
const mostNamed = 3;

/** Tells which connections were added by the usual roles of the parts; undefined where the text states all of them. */
export const inferredNotice = ({ edges, groups, nodes }: DiagramSpec): Warning | undefined => {
  const added = edges.filter(({ origin }) => origin === 'repair');
  if (added.length === 0) return undefined;
  const name = (id: string): string => [...nodes, ...groups].find((part) => part.id === id)?.label ?? '';
  const named = added.slice(0, mostNamed).map(({ from, to }) => `${name(from)} to ${name(to)}`);
  const more = added.length - named.length;
  return {
    code: 'inferred',
    message: `The prompt doesn’t say how all of its parts are connected. ${added.length} ${added.length === 1 ? 'connection was' : 'connections were'} added based on the parts’ usual roles: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  };
};
