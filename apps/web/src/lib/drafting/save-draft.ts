import type { Draft } from '@diagloom/drafting';
import { fileNameOf } from '../file-name.ts';
import { saveFile } from '../save-file.ts';
import { frameOf, pictureUrl } from './picture-frame.ts';

/** The files that a draft is saved as without a server. */
export const draftFormats = ['drawio', 'svg', 'png'] as const;
export type DraftFormat = (typeof draftFormats)[number];

/** Pictures made of dots are twice as fine as the drawing, for screens that are. */
const scale = 2;

export const saveDraft = async (draft: Pick<Draft, 'title' | 'svg' | 'xml'>, format: DraftFormat): Promise<void> => {
  const content = await contents[format](draft);
  saveFile(content, fileNameOf(draft.title, format));
};

const contents: Readonly<Record<DraftFormat, (draft: Pick<Draft, 'svg' | 'xml'>) => Promise<Blob>>> = {
  drawio: async ({ xml }) => new Blob([xml], { type: 'application/vnd.jgraph.mxfile' }),
  svg: async ({ svg }) => new Blob([svg], { type: 'image/svg+xml' }),
  png: ({ svg }) => toPng(svg),
};

const toPng = async (svg: string): Promise<Blob> => {
  const { width, height } = frameOf(svg);
  const image = new Image(width * scale, height * scale);
  image.src = pictureUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is too large.')) : resolve(blob)),
      'image/png',
    ),
  );
};
