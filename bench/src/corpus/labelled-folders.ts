/**
 * What counts as right for a page of a labelled folder: the families, or type ids, that a person would file it under. The first
 * line whose pattern fits the file's path counts.
 *
 * Flows, data flows, plans and timelines are processes; classes, states and use cases are classes; an activity diagram may be
 * read as a process or as classes; an Ishikawa diagram is topics around a problem; a bar chart or a canvas is a drawing,
 * since it has no graph; ArchiMate shows parts and what they serve.
 */
const labelledFolders: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^flowcharts\//, ['process']],
  [/^uml\/sequence/, ['messages']],
  [/^uml\/activity/, ['process', 'classes']],
  [/^uml\//, ['classes']],
  [/^(?:network|cloud)\//, ['topology']],
  [/^business\/archimate/, ['topology', 'classes']],
  [/^business\/ishikawa/, ['topics']],
  [/^business\/.*canvas/, ['drawing']],
  [/^business\//, ['process']],
  [/^charts\/(?:org_chart|coc|work_breakdown)/, ['hierarchy']],
  [/^charts\/bar_chart/, ['drawing']],
  [/^charts\//, ['process']],
];

/** What the file at this path should be read as; undefined for one in no labelled folder. */
export const expectedReadings = (path: string): readonly string[] | undefined =>
  labelledFolders.find(([pattern]) => pattern.test(path))?.[1];
