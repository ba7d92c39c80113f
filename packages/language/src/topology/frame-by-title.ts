import type { Landscape } from './landscape/landscape.ts';

/** Clouds and clusters by their words in a title. */
const frames: readonly (readonly [words: RegExp, label: string])[] = [
  [/\b(?:aws|amazon web services)\b/i, 'AWS'],
  [/\bazure\b(?! devops)/i, 'Azure'],
  [/\b(?:gcp|google cloud)\b/i, 'Google Cloud'],
  [/\b(?:kubernetes|k8s|aks|eks|gke)\b/i, 'Kubernetes cluster'],
  [/\bdocker[- ]compose\b/i, 'Docker Compose'],
];

/** Roles of what stands outside every cloud, and what runs elsewhere than in the cluster that it serves. */
const outside = /^(?:user|browser|mobile|client|internet|external|sensor|desktop|laptop|phone|tablet)$/;

/** Fewer parts than this need no frame. */
const fewest = 3;

/** `Azure: a gateway, two functions and a store`: a cloud or cluster that the title names holds what is listed. */
export const frameByTitle = (landscape: Landscape): void => {
  const { parts, title, type } = landscape;
  const label = type.id === 'network' ? undefined : frames.find(([words]) => words.test(title))?.[1];
  if (label === undefined || parts.some(({ rank }) => rank === 1 || rank === 6)) return;
  const inside = parts.filter(({ parent, role }) => parent === undefined && !outside.test(role));
  if (inside.length < fewest) return;
  const frame = landscape.add(label, 'prompt');
  for (const part of inside) part.parent = frame;
};
