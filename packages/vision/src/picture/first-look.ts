import { findHoles } from './photo/find-holes.ts';
import { type Components, findComponents } from './pixels/components.ts';
import { cutTails } from './pixels/cut-tails.ts';
import type { Mask, Raster } from './pixels/raster.ts';
import { findRegions, type Regions } from './pixels/regions.ts';
import type { Candidate } from './shapes/candidate.ts';
import { findCandidates } from './shapes/find-candidates.ts';
import { partFills } from './shapes/part-fills.ts';
import { sealOutlines } from './shapes/seal-outlines.ts';

/** What all that read a picture begin with: it is found once. */
export interface FirstLook {
  readonly regions: Regions;
  /** The pieces of what is no even area. */
  readonly ink: Components;
  /** Closed even areas that resemble a figure. */
  readonly candidates: () => readonly Candidate[];
}

export const lookAt = (raster: Raster): FirstLook =>
  lookThrough(raster, sealOutlines(cutTails(partFills(findRegions(raster)))), false);

/** The same of what a hand drew. */
export const lookAtHand = (ink: Mask): FirstLook => lookThrough(ink, findHoles(ink), true);

const lookThrough = (picture: Pick<Raster, 'width' | 'height'>, regions: Regions, isByHand: boolean): FirstLook => {
  let candidates: readonly Candidate[] | undefined;
  return {
    regions,
    ink: findComponents(picture, (at) => regions.labels[at] === 0, { diagonal: true }),
    candidates: () => {
      candidates ??= findCandidates(regions, picture.width, isByHand);
      return candidates;
    },
  };
};
