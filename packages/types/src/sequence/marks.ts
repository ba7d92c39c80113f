import type { SpecEdge } from '@diagloom/diagram/model';

/**
 * What a message says of activations beyond what follows from calls and replies, as properties of its edge:
 * `activate` and `deactivate` name the participant whose bar begins or ends with it, `none` keeps a bar from doing so;
 * `ends=sender` says that its sender is gone after it.
 */
export const markValues = {
  activate: ['receiver', 'sender', 'none'],
  deactivate: ['sender', 'receiver', 'none'],
  ends: ['sender'],
} as const;

export type MarkName = keyof typeof markValues;
type MarkValue<Name extends MarkName> = (typeof markValues)[Name][number];

/** The value of a mark; undefined where the message says nothing that is known. */
export const markOf = <Name extends MarkName>(edge: SpecEdge, name: Name): MarkValue<Name> | undefined => {
  const values: readonly MarkValue<Name>[] = markValues[name];
  return values.find((value) => value === edge.properties?.[name]);
};
