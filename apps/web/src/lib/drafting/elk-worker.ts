/** ELK's own script takes messages wherever it is loaded in a worker. */
import 'elkjs/lib/elk-worker.min.js';
