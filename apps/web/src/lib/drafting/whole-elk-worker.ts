/** All of ELK, for the rare diagram that needs more of it than others do. */
import 'elkjs/lib/elk-worker.min.js';
