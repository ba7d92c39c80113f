import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { judge } from './judging/judge.ts';

/**
 * How likely a drawing is right, whoever drew it. In: prompt, spec, the family of its type. Out: from 0 to 1, the share of its nodes
 * that can be expected to be right and complete, by signs that are told in `judging`; learned from drawings compared with diagrams that people drew.
 */
export const coverage = (prompt: string, spec: DiagramSpec, family: Family): number =>
  judge(prompt, spec, family).coverage;
