import { areaRank, noArea } from './areas.ts';
import type { Landscape } from './landscape/landscape.ts';
import { isWithin, type Part } from './landscape/part.ts';
import { isManaged } from './products.ts';

/** What is reached from outside, what is run, and what never stands in a network of a cloud. */
const open = /^(?:load-balancer|gateway|proxy|vpn)$|bastion|\bnat\b/;
const outside =
  /^(?:user|browser|mobile|client|internet|external|sensor|desktop|laptop|phone|tablet|cdn|dns|mail|monitoring)$/;

/** Areas that hold whatever is listed beside them. */
const wrapping = /^(?:namespace \S+|(?:\S+ )?(?:vpc|vnet|virtual network|resource group))$/;

/**
 * Areas that a text lists like parts get what belongs in them: a layer or tier the parts that share its word, a public subnet what is
 * reached from outside, a private one the rest, a namespace, VPC, cloud or region what is listed beside it.
 */
export const fillAreas = (landscape: Landscape): void => {
  const { parts, type, lines } = landscape;
  const isFree = (area: Part): boolean =>
    area.rank < noArea &&
    !parts.some(({ parent }) => parent === area) &&
    !lines.some(({ from, to }) => from === area || to === area);
  const loose = (area: Part): readonly Part[] =>
    parts.filter((part) => part !== area && part.parent === area.parent && (part.rank >= machineRank || !isFree(part)));
  const put = (area: Part, inside: readonly Part[]): void => {
    for (const part of inside) if (!isWithin(area, part) && part.rank >= area.rank) part.parent = area;
  };
  const free = parts.filter(isFree);
  for (const area of free.filter(({ words }) => /^(?:layer|tier|block)$/.test(words.at(-1) ?? ''))) {
    const word = area.words.at(-2);
    put(
      area,
      loose(area).filter(({ words }) => word !== undefined && words.includes(word)),
    );
  }
  if (type.id === 'network') return;
  const subnets = free.filter(({ words }) => /^(?:subnet|subnetwork)$/.test(words.at(-1) ?? ''));
  if (subnets.length > 1)
    for (const area of subnets) {
      const isPublic = area.words.includes('public');
      const name = ({ role, words }: Part): string => `${role} ${words.join(' ')}`;
      if (/\b(?:public|private)\b/.test(area.words.join(' ')))
        put(
          area,
          loose(area).filter(
            (part) =>
              !outside.test(part.role) &&
              !subnets.includes(part) &&
              open.test(part.role) === isPublic &&
              (isPublic || !open.test(name(part))),
          ),
        );
    }
  const cluster = free.find(({ words }) =>
    /^(?:eks|aks|gke|ecs|kubernetes|k8s|(?:\S+ )?cluster)$/.test(words.join(' ')),
  );
  if (cluster !== undefined)
    put(
      cluster,
      loose(cluster).filter((part) => runs.test(part.role) && !isManaged(part.words)),
    );
  const wrappers = free
    .filter(({ rank, words }) => rank <= regionRank || wrapping.test(words.join(' ')))
    .sort((one, other) => other.rank - one.rank);
  if (wrappers.some(({ rank }, index) => rank === wrappers[index + 1]?.rank)) return;
  for (const wrapper of wrappers)
    put(
      wrapper,
      loose(wrapper).filter((part) => !outside.test(part.role)),
    );
};

/** What a cluster runs. */
const runs = /^(?:plain|service|api|pod|container|worker|web|gateway)$/;

/** Clouds and their regions. */
const regionRank = areaRank(['region']);

/** From this rank on a part runs something. */
const machineRank = areaRank(['cluster']);
