import type { ClauseParts } from '../segment/phrases.ts';

/** `rings the guard back`: the word that closes the object belongs to the verb. */
export const withParticle = (parts: ClauseParts): ClauseParts => {
  const last = parts.object.at(-1);
  return parts.particle === undefined && last?.lower === 'back' && parts.object.length > 1
    ? { ...parts, object: parts.object.slice(0, -1), particle: last }
    : parts;
};
