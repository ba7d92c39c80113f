import { languages } from '@diagloom/codegen/languages';
import { offeredDiagramTypes } from '@diagloom/types/catalog';

/** A feature that people can use today. Landing page, guide and register panel read this list and nothing else. */
export interface ShippedFeature {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const shippedFeatures = [
  {
    id: 'diagram-types',
    title: `${offeredDiagramTypes.length} diagram types`,
    text: `${offeredDiagramTypes.map(({ label }) => label).join(', ')}: each with its own shapes, layout and checks.`,
  },
  {
    id: 'text-to-diagram',
    title: 'Text to diagram',
    text: 'Describe what happens in your own words. Steps, choices, people, tables, devices and screens become shapes and connectors, laid out for you.',
  },
  {
    id: 'pictures',
    title: 'Images for docs and slides',
    text: 'Export SVG, PNG or PDF for slides and wikis. What you see in the preview is what you get.',
  },
  {
    id: 'refine',
    title: 'Refine by chat',
    text: 'Say what should change: add, rename, remove, connect, color, group, swap. Only that changes, and you can undo every change.',
  },
  {
    id: 'drawio-files',
    title: 'Real draw.io files',
    text: 'Every shape stays a shape. Open the file in draw.io and move, restyle or extend it like one you drew yourself.',
  },
  {
    id: 'templates',
    title: 'Templates',
    text: 'Upload a .drawio file: your text is drawn in its style, or you keep working on the file itself.',
  },
  {
    id: 'looks',
    title: 'Themes and layouts',
    text: 'Pick one of six themes, including a hand-drawn one, or set up your brand with your own colors and font. Compare other layouts of the same diagram.',
  },
  {
    id: 'code',
    title: `Code in ${languages.length} languages`,
    text: `${languages.map(({ label }) => label).join(', ')}: a project with tests and an explanation. Every shape links to its code, and every line of code to its shape.`,
  },
  {
    id: 'knowledge',
    title: 'Knowledge base',
    text: 'Upload policies, handbooks and requirements as PDF, Word, Excel, Markdown or text. Diagrams are drawn from what they say, and each shape shows its source.',
  },
  {
    id: 'images',
    title: 'Image to diagram',
    text: 'Bring a screenshot, a photo of a whiteboard or a PDF. Check what was found, correct it with a click, and keep it as an editable diagram.',
  },
  {
    id: 'board',
    title: 'Drawing board',
    text: 'Sketch with a mouse, a finger or a pen. Rough boxes and arrows become a clean diagram.',
  },
  {
    id: 'together',
    title: 'Live collaboration',
    text: 'Edit one diagram together, with cursors, names and everyone’s changes as they happen.',
  },
  {
    id: 'comments',
    title: 'Comments',
    text: 'Threads pinned to shapes, with mentions, images and email notifications. Apply what a comment asks for with one click.',
  },
  {
    id: 'models',
    title: 'Bring your own model',
    text: 'Connect an AI service or a local model. It can improve the built-in engine’s draft, and you always see which of them drew your diagram.',
  },
  {
    id: 'suggestions',
    title: 'Design suggestions',
    text: 'See what would make your diagram clearer, and apply it with one click.',
  },
  {
    id: 'sharing',
    title: 'Sharing',
    text: 'Invite people as viewers, commenters or editors, or share a link that can expire or be revoked.',
  },
  {
    id: 'no-key',
    title: 'Works without an API key',
    text: 'The engine that reads your text is built in: in your browser while you try it here, on this server when you save. No outside service.',
  },
  {
    id: 'self-hosted',
    title: 'Your own server',
    text: 'Accounts, prompts and diagrams stay on your own server, in a PostgreSQL database.',
  },
  {
    id: 'free-plan',
    title: '50 diagrams per month',
    text: 'The free plan that comes with every account. Failed requests don’t count, and what you create stays yours.',
  },
] as const satisfies readonly ShippedFeature[];

export type ShippedFeatureId = (typeof shippedFeatures)[number]['id'];
