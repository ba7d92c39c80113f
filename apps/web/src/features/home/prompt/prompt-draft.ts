/** What stands in the form for a new diagram. */
export interface PromptDraft {
  readonly prompt: string;
  readonly diagramType: string;
  /** A draw.io file whose look the diagram takes over, and the name of that file. */
  readonly templateXml?: string;
  readonly templateName?: string;
}
