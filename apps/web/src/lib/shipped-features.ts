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
    text: 'From flowcharts to wireframes, each with its own shapes, layout and checks.',
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
    text: 'Add, rename, remove, connect, color, group or swap just by asking. Nothing else changes, and you can undo anything.',
  },
  {
    id: 'drawio-files',
    title: 'Real draw.io files',
    text: 'Every shape stays a shape. Open the file in draw.io and move, restyle or extend it like one you drew yourself.',
  },
  {
    id: 'templates',
    title: 'Templates',
    text: 'Upload a .drawio file and Diagloom draws your text in the same style. Or just keep editing the file.',
  },
  {
    id: 'looks',
    title: 'Themes and layouts',
    text: 'Pick one of six themes, including a hand-drawn one, or set up your brand with your own colors and font. Compare different layouts of the same diagram.',
  },
  {
    id: 'code',
    title: `Code in ${languages.length} languages`,
    text: `${languages.map(({ label }) => label).join(', ')}. Each comes as a project with tests and an explanation, and shapes link to their code.`,
  },
  {
    id: 'knowledge',
    title: 'Knowledge base',
    text: 'Upload policies, handbooks and requirements as PDF, Word, Excel, Markdown or text. Diagloom draws from what they say and shows where each shape came from.',
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
    text: 'Threads pinned to shapes, with mentions, images and notifications. Apply what a comment asks for with one click.',
  },
  {
    id: 'models',
    title: 'Bring your own model',
    text: 'Connect an AI service or a local model. It can improve the built-in engine’s draft, and you can always see which one drew your diagram.',
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
    text: 'The engine is built in. It runs in your browser while you try it here, and on this server once you save. No outside service.',
  },
  {
    id: 'self-hosted',
    title: 'Self-hosted',
    text: 'Run it yourself, and accounts, prompts and diagrams stay in your own PostgreSQL database.',
  },
  {
    id: 'free-plan',
    title: '50 diagrams per month',
    text: 'Every account comes with the free plan. Failed requests don’t count, and everything you make is yours.',
  },
] as const satisfies readonly ShippedFeature[];

export type ShippedFeatureId = (typeof shippedFeatures)[number]['id'];
