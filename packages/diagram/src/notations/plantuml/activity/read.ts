import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { linesOf, spanOf } from '../../draft/lines.ts';
import { isPlantUml, plantUmlBody } from '../frame.ts';
import { decodePlantUml, unquotePlantUml } from '../texts.ts';
import { activityLinesOf } from './statements.ts';
import { createActivity } from './walk.ts';

const own = /^(?:start|stop|#\S+:.*[;|<>/\\\]}]|:.*[;|<>/\\\]}](?:\s*<<[^>]*>>)?|(?:if|while|switch)\s*\(.*\).*)$/;
const others =
  /^(?:(?:abstract|class|interface|enum|entity|participant|actor|usecase|component|node|state|object)\s|\[\*\])/;

/** Texts whose lines are steps and questions. */
export const isPlantUmlActivity = (text: string): boolean => {
  if (!isPlantUml(text)) return false;
  const lines = linesOf(plantUmlBody(text));
  return lines.some((line) => own.test(line.text)) && !lines.some((line) => others.test(line.text));
};

/** True where steps stand in lanes. */
export const hasLanes = (text: string): boolean => /^[ \t]*\|[^|\n]+\|/m.test(text);

/** Reads a PlantUML activity diagram as a flow of steps. */
export const readPlantUmlActivity = (text: string, type: string): NotationResult => {
  const activity = createActivity(type);
  let title = '';
  for (const line of activityLinesOf(plantUmlBody(text))) {
    const { statement } = line;
    if (line.look !== undefined) activity.draft.leaveOut(line, line.look);
    if (statement?.kind === 'title') title = decodePlantUml(statement.text);
    else if (statement !== undefined) activity.take(statement, spanOf(line), line);
    else if (!/^(?:header|footer|legend|endlegend|caption)\b/.test(line.text))
      activity.draft.problem({
        line: line.number,
        text: line.text,
        message: 'Couldn’t read this line as part of an activity diagram. Check its spelling, or remove it.',
      });
  }
  return activity.draft.build({ type, title: unquotePlantUml(title) });
};
