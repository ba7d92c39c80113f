export { type CleanPicture, cleanPicture } from './picture/clean-picture.ts';
export { drawPdfPages, type PdfPages } from './picture/pdf/draw-pages.ts';
export { readScan, type ScannedPage } from './picture/pdf/read-scan.ts';
export { type ModelPicture, pictureForModel } from './picture/picture-for-model.ts';
export { PictureProblem } from './picture/picture-problem.ts';
export type { PictureReading, ReadingStage } from './picture/picture-reading.ts';
export { readPicture } from './picture/read-picture.ts';
export { createLetterReader, type LetterReader, type PageReader } from './picture/words/letter-reader.ts';
