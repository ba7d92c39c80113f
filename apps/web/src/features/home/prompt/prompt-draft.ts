/** What stands in the form for a new diagram. */
export interface PromptDraft {
  readonly prompt: string;
  readonly diagramType: string;
  /** A draw.io file whose look the diagram takes over, and the name of that file. */
  readonly templateXml?: string;
  readonly templateName?: string;
  /** Whether one's own documents are asked, and which; all of them where nothing is chosen. */
  readonly useRAG?: boolean;
  readonly knowledge?: { readonly documentIds?: number[]; readonly categories?: string[] };
}
