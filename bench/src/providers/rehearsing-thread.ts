/** The program of a thread that rehearses replies, as a worker of the server does. */
import { parentPort } from 'node:worker_threads';
import { createLayoutRunner, rehearseReply } from '@diagloom/studio';

const layout = createLayoutRunner();

parentPort?.on('message', async (request: Parameters<typeof rehearseReply>[0]) => {
  parentPort?.postMessage(await rehearseReply(request, { layout }));
});
