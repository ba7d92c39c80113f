/** Words of the panel that takes a template. */
export const templateStrings = {
  remove: 'Remove template',
  chosen: (fileName: string) => `${fileName} is used as the template.`,
  invalidType: 'Invalid File Type',
  tooLarge: 'File Too Large',
  invalidFile: 'Invalid Draw.io File',
  uploadFailed: 'Upload Failed',
  invalidTypeText: 'Please upload a .drawio or .xml file',
  uploadFailedText: 'Failed to process the file. Please try again.',
} as const;
