import {
  applySuggestion,
  carryOutReply,
  changeDiagram,
  createLayoutRunner,
  drawReply,
  editDiagram,
  generateCode,
  generateDiagram,
  importDiagram,
  prepareRefinement,
  refineDiagram,
  retypeDiagram,
  suggestDesigns,
} from '@diagloom/studio';
import { afterAll } from 'vitest';
import { buildStudio } from './build-studio.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** A server on which drawing, opening, refining and suggesting are the real thing; ends with the file's tests. */
export const startDrawingServer = (
  options: Pick<TestServerOptions, 'models' | 'typedAddresses' | 'localModels' | 'modelPatience'> = {},
): Promise<TestServer> => {
  const layout = createLayoutRunner();
  afterAll(() => layout.close());
  return startTestServer({
    ...options,
    studio: buildStudio({
      generate: (request) => generateDiagram(request, { layout }),
      importDiagram: (request) => importDiagram(request, { layout }),
      change: changeDiagram,
      retype: (request) => retypeDiagram(request, { layout }),
      edit: (request) => editDiagram(request, { layout }),
      generateCode,
      drawReply: (request) => drawReply(request, { layout }),
      prepareRefinement,
      carryOutReply: (request) => carryOutReply(request, { layout }),
      refine: (request) => refineDiagram(request, { layout }),
      suggest: suggestDesigns,
      applySuggestion: (request) => applySuggestion(request, { layout }),
    }),
  });
};
