import { listDiagrams } from '@diagloom/contract';

/** Where diagrams lie in the query cache. Everything starts with the path of the call. */
export const diagramKeys = {
  all: [listDiagrams.path],
  lists: [listDiagrams.path, 'list'],
  list: (wish: object) => [listDiagrams.path, 'list', wish],
  one: (id: number) => [listDiagrams.path, id],
  picture: (id: number, version: number, page: string | undefined) => [
    listDiagrams.path,
    id,
    'picture',
    version,
    page ?? 'first',
  ],
  versions: (id: number) => [listDiagrams.path, id, 'versions'],
  access: (id: number) => [listDiagrams.path, id, 'access'],
  annotations: (id: number) => [listDiagrams.path, id, 'annotations'],
  currentPage: (id: number) => [listDiagrams.path, id, 'current-page'],
  refinements: (id: number) => [listDiagrams.path, id, 'refinements'],
} as const;
