import type { TextNotation } from '../text-notation.ts';
import { plantUmlActivity, plantUmlLanes } from './activity/index.ts';
import { plantUmlClass, plantUmlEntities } from './class/index.ts';
import { plantUmlSequence } from './sequence/index.ts';
import { plantUmlState } from './state/index.ts';

export const plantUml: TextNotation = {
  id: 'plantuml',
  label: 'PlantUML',
  extension: 'puml',
  mediaType: 'text/vnd.plantuml',
  dialects: [plantUmlEntities, plantUmlClass, plantUmlSequence],
  readOnly: [plantUmlState, plantUmlLanes, plantUmlActivity],
};
