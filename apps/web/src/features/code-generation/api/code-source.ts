import {
  type Diagram,
  type GenerateCodeRequest,
  generateCode,
  generateDiagramImage,
  getDiagram,
  listDiagramComponents,
  listVersions,
} from '@diagloom/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

const key = (id: number, ...rest: readonly unknown[]): readonly unknown[] => ['code-source', id, ...rest];

/** The diagram as it is now: it may have changed in the workspace since it was shown here. */
export const diagramQuery = (id: number) =>
  queryOptions({
    queryKey: key(id),
    queryFn: async ({ signal }) => (await callApi(getDiagram, { params: { id }, signal })).diagram,
    refetchOnMount: 'always',
  });

export const componentsQuery = (diagram: Diagram | undefined, page: string | undefined) =>
  queryOptions({
    queryKey: key(diagram?.id ?? 0, 'components', diagram?.version, page),
    queryFn:
      diagram === undefined
        ? skipToken
        : async ({ signal }) => {
            const query = page === undefined ? undefined : { page };
            return (
              await callApi(listDiagramComponents, { params: { id: diagram.id }, ...(query && { query }), signal })
            ).components;
          },
  });

/** The picture of a page as SVG text, in the colours of the dark theme where that is wanted. */
export const pictureQuery = ({ id, version, xmlContent, title }: Diagram, page: string | undefined, isDark: boolean) =>
  queryOptions({
    queryKey: key(id, 'picture', version, page, isDark),
    queryFn: async ({ signal }) => {
      const body = { xmlContent: isDark ? await inTheDark(xmlContent) : xmlContent, title, page };
      const { imageUrl } = await callApi(generateDiagramImage, { body, signal });
      const bytes = Uint8Array.from(atob(imageUrl.slice(imageUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
      return new TextDecoder().decode(bytes);
    },
  });

const inTheDark = async (xmlContent: string): Promise<string> => {
  const [{ readDrawio, writeDrawio }, { drawDark }] = await Promise.all([
    import('@diagloom/diagram/drawio'),
    import('@diagloom/drafting/draw-dark'),
  ]);
  const document = readDrawio(xmlContent);
  return writeDrawio({ ...document, pages: document.pages.map(drawDark) });
};

/** What each cell of a page lies in. */
export const parentsQuery = ({ id, version, xmlContent }: Diagram, page: string | undefined) =>
  queryOptions({
    queryKey: key(id, 'parents', version, page),
    queryFn: async () => {
      const { readDrawio } = await import('@diagloom/diagram/drawio');
      const { pages } = readDrawio(xmlContent);
      const shown = page === undefined ? pages[0] : pages.find((each) => each.id === page);
      return new Map(shown?.cells.map((cell) => [cell.id, cell.parent]));
    },
  });

/** As many as are offered for a comparison. */
const mostVersions = 100;

/** Numbers of the versions before the given one, newest first. */
export const earlierVersionsQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: key(id, 'earlier', version),
    queryFn: async ({ signal }) => {
      const { versions } = await callApi(listVersions, {
        params: { id },
        query: { page: 1, pageSize: mostVersions },
        signal,
      });
      return versions.map((each) => each.version).filter((each) => each < version);
    },
  });

/** The files that the same wishes give for an earlier version. */
export const earlierCodeQuery = (id: number, asked: GenerateCodeRequest, version: number | undefined) =>
  queryOptions({
    queryKey: key(id, 'code', version, asked),
    queryFn:
      version === undefined
        ? skipToken
        : async ({ signal }) =>
            (await callApi(generateCode, { params: { id }, body: { ...asked, version }, signal })).code.files,
  });
