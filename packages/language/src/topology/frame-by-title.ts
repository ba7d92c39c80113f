import { capitalised } from '../text/words.ts';
import { areaRank } from './areas.ts';
import type { Landscape } from './landscape/landscape.ts';
import { isManaged } from './products.ts';

/** Clouds and clusters by their words in a title. */
const frames: readonly (readonly [words: RegExp, label: string, rank: number])[] = [
  [/\b(?:aws|amazon web services)\b/i, 'AWS', 1],
  [/\bazure\b(?! devops)/i, 'Azure', 1],
  [/\b(?:gcp|google cloud)\b/i, 'Google Cloud', 1],
  [/\b(?:kubernetes|k8s|aks|eks|gke)\b/i, 'Kubernetes cluster', 6],
  [/\bdocker[- ]compose\b/i, 'Docker Compose', 6],
];

/** Roles of what stands outside every cloud, and what runs elsewhere than in the cluster that it serves. */
const outside = /^(?:user|browser|mobile|client|internet|external|sensor|desktop|laptop|phone|tablet)$/;

/** `A shop on one server`. */
const machineIn =
  /\bon (?:(?:an?|one|the|my|our|single) )*(?<name>(?:[\w-]+ )?(?:vps|server|vm|droplet|machine|raspberry pi|host))$/i;

const machineRank = areaRank(['server']);

/** Fewer parts than this need no frame. */
const fewest = 3;

/** `Azure: a gateway, two functions and a store`: a cloud or cluster that the title names holds what is listed. */
export const frameByTitle = (landscape: Landscape): void => {
  const { parts, title, type } = landscape;
  if (type.id === 'network') return;
  const [, label = capitalised(machineIn.exec(title)?.groups?.name ?? ''), rank = machineRank] =
    frames.find(([words]) => words.test(title)) ?? [];
  if (label === '' || parts.some((part) => part.rank === rank)) return;
  const inside = parts.filter(
    ({ parent, role, technology = '' }) =>
      parent === undefined && (!outside.test(role) || isManaged([technology.toLowerCase()])),
  );
  if (inside.length < fewest) return;
  const frame = landscape.add(label, 'prompt');
  for (const part of inside) part.parent = frame;
};
