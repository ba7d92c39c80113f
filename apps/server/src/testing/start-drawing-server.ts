import {
  applySuggestion,
  changeDiagram,
  createLayoutRunner,
  editDiagram,
  generateDiagram,
  importDiagram,
  refineDiagram,
  retypeDiagram,
  suggestDesigns,
} from '@diagloom/studio';
import { afterAll } from 'vitest';
import { buildStudio } from './build-studio.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A server on which drawing, opening, refining and suggesting are the real thing; ends with the file's tests. */
export const startDrawingServer = (): Promise<TestServer> => {
  const layout = createLayoutRunner();
  afterAll(() => layout.close());
  return startTestServer({
    studio: buildStudio({
      generate: (request) => generateDiagram(request, { layout }),
      importDiagram: (request) => importDiagram(request, { layout }),
      change: changeDiagram,
      retype: (request) => retypeDiagram(request, { layout }),
      edit: (request) => editDiagram(request, { layout }),
      refine: (request) => refineDiagram(request, { layout }),
      suggest: suggestDesigns,
      applySuggestion: (request) => applySuggestion(request, { layout }),
    }),
  });
};
