import type { Generation } from '../use-generation.ts';

/** A template gives the look as well, which only the finished diagram has. */
export const showsModel = ({ request }: Extract<Generation, { readonly state: 'running' }>): boolean =>
  request.model !== undefined && request.templateXml === undefined;
