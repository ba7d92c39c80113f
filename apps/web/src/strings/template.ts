/** Words of the panel that takes a template. */
export const templateStrings = {
  panel: 'Template',
  text: 'A .drawio or .xml file whose look your diagram takes over. Without a description, the template itself becomes the diagram.',
  choose: 'Upload template',
  drop: 'or drop it here, up to 1MB',
  remove: 'Remove template',
  chosen: (fileName: string) => `${fileName} is used as the template.`,
  invalidType: 'Invalid File Type',
  tooLarge: 'File Too Large',
  invalidFile: 'Invalid Draw.io File',
  uploadFailed: 'Upload Failed',
  invalidTypeText: 'Please upload a .drawio or .xml file',
  uploadFailedText: 'Failed to process the file. Please try again.',
} as const;
