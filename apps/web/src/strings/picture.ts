import type { PictureStep } from '@diagloom/contract';
import type { Doubt } from '@diagloom/vision/board';

/** Words of turning a picture of a diagram into a diagram. */
export const pictureStrings = {
  open: 'Start from an image',
  openHint: 'Turn a screenshot, an export or a scan of a diagram into one you can edit.',
  panel: 'Image to diagram',
  title: 'Turn an image into a diagram',
  text: 'Shapes, connectors and text are read on this server, and the image isn’t kept. You can check what was found before it becomes a diagram.',
  drop: 'Drop an image here, paste it, or choose a file',
  formats: 'JPEG, PNG, GIF, WebP or PDF, up to 10 MB',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  pageOf: (count: number) => `Page (of ${count})`,
  carried: 'This file includes the original diagram, exactly as it was drawn.',
  carriedText: 'Opening it keeps everything, and doesn’t count toward your monthly limit.',
  openCarried: 'Open it',
  readAnyway: 'Read the image instead',
  choose: 'Choose file',
  camera: 'Take a photo',
  chosen: 'The image that will be read',
  remove: 'Remove the image',
  description: 'Description (optional)',
  descriptionHint: 'What it shows, the names in it, what to change',
  descriptionLong: 'Description must be less than 500 characters',
  type: 'Diagram type',
  auto: 'Auto',
  reader: 'Read with',
  readHere: 'This server only',
  noneSees:
    'None of the models set up here is known to read images, so this server reads it. An administrator can test the models in the dashboard.',
  readHereText: 'The image stays on this server.',
  readerChecked:
    'This server reads the image, too, and uses the model’s diagram only if it includes what this server found. The diagram opens right away, so you can’t correct what was found first.',
  convert: 'Convert to diagram',
  stop: 'Stop',
  back: 'Back to the workspace',
  prompt: (type: string) => `Convert this image to a ${type} diagram`,
  failedTitle: 'Failed to convert image to diagram',
  failed: 'Check your connection and try again.',
  nothing: 'No shapes were found in this image. Crop it to the diagram, or upload a sharper one.',
  invalidType: 'Invalid file type',
  tooLarge: 'File too large',
  uploadFailed: 'Upload failed',
  uploadFailedText: 'Failed to process the file. Please try again.',
  steps: {
    pages: 'Drawing the pages',
    opening: 'Opening the image',
    shapes: 'Finding shapes',
    connectors: 'Following connectors',
    words: 'Reading text',
  } satisfies Readonly<Record<PictureStep | 'pages', string>>,
  diagramTitle: (fileName: string) =>
    fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 200) || 'Diagram from an image',
  sheet: 'The image with what was found',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to screen',
  corrected: (names: readonly string[]) =>
    `Corrected from your description: ${names.join(', ')}. Click a part on the image or in the list to change it.`,
  takenText: 'You can now edit its shapes and connectors.',
  notAsked: (wishes: string) => `Couldn’t do “${wishes}”. Ask for it in the chat in different words.`,
} as const;

/** What the step between reading and diagram says of images. */
export const pictureWords = {
  text: 'Click a part on the image or in the list to correct it.',
  kept: 'As in the image',
  back: 'Another image',
  use: 'Use this diagram',
  useAnyway: 'Use anyway',
  failed: 'Couldn’t draw the diagram. What was read is still here, so you can try again.',
  doubts: {
    figure: 'May be a different shape.',
    handwriting: 'Couldn’t read these words. Type what they say.',
    words: 'The text may be wrong.',
    'loose-end': 'One end isn’t connected to a shape.',
    direction: 'The direction is a guess.',
  } satisfies Readonly<Record<Doubt, string>>,
} as const;
