import { type Diagram, generateDiagram } from '@diagloom/contract';
import type { TestServer } from './test-server.ts';

export const somePrompt = 'Customer pays, then the shop ships.';

/** Generates a diagram through the door. */
export const buildDiagram = async (
  server: TestServer,
  owner: { readonly sessionToken: string },
  prompt = somePrompt,
): Promise<Diagram> => {
  const { diagram } = await server.succeed(generateDiagram, { as: owner, body: { prompt, diagramType: 'flowchart' } });
  return diagram;
};
