import type { Figure } from '../figure.ts';
import { bpmnEvents } from './events.ts';
import { bpmnTasks } from './tasks.ts';

/** draw.io's library of BPMN: events, gateways, tasks, data. */
export const bpmnShapes: readonly Figure[] = [...bpmnEvents, ...bpmnTasks];
