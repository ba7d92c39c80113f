/** ELK's own script takes messages wherever it is loaded in a worker. Of this one a build keeps what diagrams of ours use. */
import 'elkjs/lib/elk-worker.js';
