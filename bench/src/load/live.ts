import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../../scripts/harness/api.ts';
import type { Diagloom } from '../../../scripts/harness/start-diagloom.ts';
import { type Watched, watchHealth } from './health.ts';

export interface Person {
  readonly email: string;
  readonly api: Api;
  /** The next person at the same address: nobody may make more than a month's diagrams. */
  readonly follow: () => Promise<Person>;
}

/** Fewer than an account may make in a month. */
const mostOfOne = 30;

/** What people met in one run. */
export interface Run extends Watched {
  /** Milliseconds of every answer, by what was asked for. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** Answers other than success, each as it was. */
  readonly failures: readonly string[];
}

interface Life {
  readonly seconds: number;
  /** Who made each diagram that was acknowledged. */
  readonly made: Map<number, Person>;
}

/** People generate, refine, export and list for a while, with pauses as people make them. */
export const live = async (
  { address, pid }: Diagloom,
  people: readonly Person[],
  { seconds, made }: Life,
): Promise<Run> => {
  const times: Record<string, number[]> = {};
  const failures: string[] = [];
  let isOver = false;
  const timed = async <Answer>(kind: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const began = performance.now();
    try {
      const answer = await ask();
      times[kind] ??= [];
      times[kind].push(performance.now() - began);
      return answer;
    } catch (error) {
      failures.push(String(error).slice(0, 200));
      return undefined;
    }
  };
  const pause = (): Promise<unknown> => delay(isOver ? 0 : 1000 + Math.random() * 2000);
  const liveOne = async (first: Person, number: number): Promise<void> => {
    let person = first;
    await delay((number * 3000) / people.length);
    for (let round = 1; !isOver; round += 1) {
      if (round % mostOfOne === 0) person = await person.follow();
      const { api } = person;
      const body = { prompt: prompts[number % prompts.length], diagramType: 'flowchart' };
      const answer = await timed('generate', () => api.post('/api/diagrams/generate', body));
      const id: unknown = Object(Object(answer).diagram).id;
      if (typeof id === 'number') {
        made.set(id, person);
        await pause();
        await timed('refine', () =>
          api.post(`/api/diagrams/${id}/update`, { updateRequest: 'add an approval at the end' }),
        );
        await pause();
        await timed('export', () => api.get(`/api/diagrams/${id}/export?format=png`));
        await timed('thumbnail', () => api.get(`/api/diagrams/${id}/thumbnail?version=2`));
      }
      await pause();
      await timed('list', () => api.get('/api/diagrams'));
      await pause();
    }
  };
  const watch = watchHealth(address, pid);
  const everybody = Promise.all(people.map(liveOne));
  await delay(seconds * 1000);
  isOver = true;
  await everybody;
  return { times, failures, ...(await watch.stop()) };
};

const prompts = [
  'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
  'Receive the claim. Check the policy. If it is valid, assess the damage and pay, otherwise reject the claim.',
  'Write the draft. The editor reviews it. If it is good, publish it, otherwise return it to the author.',
] as const;
