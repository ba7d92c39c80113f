/** Read by the server that is measured before anything of its own: SIGUSR2 ends all its worker threads at once, as a fault in one of them does. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

if (threads.isMainThread) {
  const running = new Set();
  threads.Worker = class extends threads.Worker {
    constructor(...given) {
      super(...given);
      running.add(this);
      this.once('exit', () => running.delete(this));
    }
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    for (const worker of running) void worker.terminate();
  });
}
