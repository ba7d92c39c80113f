import type { PictureStep } from '@diagloom/contract';
import type { Doubt } from '@diagloom/vision/board';

/** Words of turning a picture of a diagram into a diagram. */
export const pictureStrings = {
  open: 'From an Image',
  openHint: 'A screenshot, an export or a scan of a diagram becomes one that can be edited.',
  panel: 'Image to diagram',
  title: 'Turn an image into a diagram',
  text: 'Shapes, connectors and words are read on this server; the image is not kept. You check what was found before it becomes a diagram.',
  drop: 'Drop an image here, paste it, or choose a file',
  formats: 'JPEG, PNG, GIF or WebP, up to 10MB',
  choose: 'Choose File',
  camera: 'Take a Photo',
  chosen: 'The image that will be read',
  remove: 'Remove the image',
  description: 'Description (optional)',
  descriptionHint: 'What the diagram shows, with the names that stand in it.',
  descriptionLong: 'Description must be less than 500 characters',
  type: 'Diagram type',
  auto: 'As recognised',
  convert: 'Convert to Diagram',
  stop: 'Stop',
  back: 'Back to the Workspace',
  prompt: (type: string) => `Convert this image to a ${type} diagram`,
  failedTitle: 'Failed to convert image to diagram',
  failed: 'Check your connection and try again.',
  nothing: 'No shapes were found in this image. Crop it to the diagram, or upload a sharper one.',
  invalidType: 'Invalid file type',
  tooLarge: 'File too large',
  uploadFailed: 'Upload failed',
  uploadFailedText: 'Failed to process the file. Please try again.',
  reading: 'Reading the image',
  steps: {
    opening: 'Opening the image',
    shapes: 'Finding shapes',
    connectors: 'Following connectors',
    words: 'Reading words',
  } satisfies Readonly<Record<PictureStep, string>>,
  diagramTitle: (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 200) || 'Diagram of an image',
  sheet: 'The image with what was found',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole image',
  takenText: 'Its shapes and connectors can be edited now.',
} as const;

/** What the step between reading and diagram says of images. */
export const pictureWords = {
  text: 'Click a part on the image or in the list to correct it.',
  kept: 'As in the image',
  back: 'Another image',
  use: 'Use This Diagram',
  useAnyway: 'Use Anyway',
  failed: 'The diagram could not be drawn. What was read is still here; please try again.',
  doubts: {
    figure: 'May be a different shape.',
    handwriting: 'These words could not be read: type what they say.',
    words: 'The words may be misread.',
    'loose-end': 'One end is not connected to a shape.',
    direction: 'The direction is a guess.',
  } satisfies Readonly<Record<Doubt, string>>,
} as const;
