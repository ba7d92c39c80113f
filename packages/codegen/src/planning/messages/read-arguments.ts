import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { createNameScope, type FieldDecl, oneLine } from '../../program/index.ts';
import { plainScalar } from '../records/plain-scalar.ts';
import { guessType, nameWithUnit, readType } from '../records/read-type.ts';
import type { Exchange, Part } from './read-exchanges.ts';

/** What messages pass, and what is written behind one and cannot be passed. */
export interface MessageArguments {
  readonly of: (message: SpecEdge) => readonly FieldDecl[];
  /** The words of a message without what is passed. */
  readonly labelOf: (message: SpecEdge) => string;
  readonly notPassed: readonly SpecEdge[];
}

/**
 * Reads `charge(amount: decimal)`. Whoever begins is given what it sends; whoever handles a message has what came with it and can pass on no
 * more. An argument that some sender does not have is left out of the method for all.
 */
export const readArguments = (spec: DiagramSpec, exchanges: readonly Exchange[]): MessageArguments => {
  const calls = spec.edges.filter(({ kind }) => kind !== 'reply');
  const written = new Map(calls.map((message) => [message, splitArguments(message.label)]));
  const types = new Map<string, string>();
  for (const { name, type } of [...written.values()].flat()) if (type !== '' && !types.has(name)) types.set(name, type);
  const kept = new Map<string, readonly string[]>();
  for (const [message, all] of written) {
    const names = all.map(({ name }) => name);
    const known = kept.get(keyOf(message));
    kept.set(
      keyOf(message),
      (known ?? names).filter((name) => names.includes(name)),
    );
  }
  // Each round takes an argument away, or is the last.
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const { message, parts } of exchanges) {
      if (message === undefined) continue;
      const available = kept.get(keyOf(message)) ?? [];
      for (const sent of messagesOf(parts)) {
        const names = kept.get(keyOf(sent)) ?? [];
        const passed = names.filter((name) => available.includes(name));
        if (passed.length === names.length) continue;
        kept.set(keyOf(sent), passed);
        isStable = false;
      }
    }
  }
  const participants = createNameScope(
    spec.nodes.map(({ label }) => createNameScope().take(label, [], '').words.join('')),
  );
  const isWhole = (message: SpecEdge): boolean =>
    argumentsOf(message.label).length === (kept.get(keyOf(message)) ?? []).length;
  return {
    of: (message) => {
      const scope = createNameScope();
      return (kept.get(keyOf(message)) ?? []).map((label) => {
        const written = types.get(label) ?? '';
        const called = nameWithUnit(participants.has(label) ? `given ${label}` : label, written);
        const name = scope.take(called, [message.id], 'value');
        const { scalar, size } = readType(written);
        const guessed = guessType(createNameScope().take(label, [], 'value').words);
        return {
          name,
          type: {
            kind: 'scalar',
            scalar: plainScalar(scalar ?? guessed, { isList: true }),
            ...(size === 'large' && { isLarge: true }),
          },
          isOptional: false,
          isList: false,
          summary: '',
        };
      });
    },
    labelOf: (message) => (isWhole(message) ? oneLine(message.label).replace(/\([^()]*\)\s*;?$/, '') : message.label),
    notPassed: calls.filter((message) => !isWhole(message)),
  };
};

/** Messages of the same words to the same participant call the same method. */
const keyOf = ({ to, label }: SpecEdge): string => `${to} ${oneLine(label).toLowerCase()}`;

/** All that is sent by these parts, within frames too. */
export const messagesOf = (parts: readonly Part[]): readonly SpecEdge[] =>
  parts.flatMap((part) =>
    part.kind === 'send' ? [part.message] : part.sections.flatMap((section) => messagesOf(section.parts)),
  );

const argumentsOf = (label: string): readonly string[] =>
  (/\w\(([^()]*\w[^()]*)\)\s*;?$/.exec(oneLine(label))?.[1] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Those that are names, each once; numbers and quoted texts are none. */
const splitArguments = (label: string): readonly { readonly name: string; readonly type: string }[] => {
  const found = argumentsOf(label).flatMap((text) => {
    const [, name = '', type = ''] = /^(\p{L}[\p{L}\p{N}_ -]*?)\s*(?::\s*(.+))?$/u.exec(text) ?? [];
    return name === '' ? [] : [{ name, type }];
  });
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
};

/** Where requests begin what participants do: nothing comes with them. */
export const nothingPassed = (spec: DiagramSpec): MessageArguments => ({
  of: () => [],
  labelOf: ({ label }) => label,
  notPassed: spec.edges.filter(({ kind, label }) => kind !== 'reply' && argumentsOf(label).length > 0),
});
