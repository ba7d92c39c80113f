import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { tellsHowItWent } from '@diagloom/language/morphology';
import type { Block, PortDecl, ServiceDecl, Step } from '../../program/index.ts';
import { wantsThing } from './asking-messages.ts';
import { keyOf } from './read-exchanges.ts';

/** Messages, as `keyOf` gives them, that bring what nobody takes: what somebody works out by itself, or says of how it went. */
export const unusedResults = (
  { edges }: DiagramSpec,
  services: readonly ServiceDecl[],
  stepOf: (message: SpecEdge) => Step,
): readonly string[] => {
  const operations = services.flatMap((service) => service.operations.map((each) => ({ ...each, by: service })));
  const used = new Set(operations.flatMap(({ body }) => usedIn(body)));
  const isMade = (port: PortDecl, { name }: Step): boolean =>
    operations.some(({ by, name: own, body }) => {
      const last = body.at(-1);
      return by.offers === port && own === name && last?.kind === 'give' && last.step?.drawnAs?.length === 0;
    });
  return edges.flatMap((message) => {
    if (message.kind === 'reply') return [];
    const step = stepOf(message);
    const isTold = step.result !== undefined && tellsHowItWent(step.result.name.words) && !wantsThing(message);
    const isOwn = message.from === message.to || (isTold && isMade(step.port, step));
    return step.result !== undefined && isOwn && !used.has(step.name) ? [keyOf(message)] : [];
  });
};

/** The names of all steps whose results are taken. */
const usedIn = (block: Block): readonly Step['name'][] =>
  block.flatMap((statement) => {
    switch (statement.kind) {
      case 'do':
        return statement.keeps === undefined ? [] : [statement.step.name];
      case 'give':
        return statement.step === undefined ? [] : [statement.step.name];
      case 'if':
        return [...usedIn(statement.body), ...usedIn(statement.otherwise)];
      case 'choose':
        return statement.cases.flatMap(({ body }) => usedIn(body));
      case 'while':
      case 'each':
      case 'repeat':
        return usedIn(statement.body);
      default:
        return [];
    }
  });
