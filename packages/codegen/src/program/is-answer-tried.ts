import type { MachineScenario } from './machine.ts';

/** Whether a test tries what handling an event gives back: that of the last one, where none is to be refused behind it. */
export const isAnswerTried = (
  { events, refused }: Pick<MachineScenario, 'events' | 'refused'>,
  index: number,
): boolean => refused === undefined && index === events.length - 1;
