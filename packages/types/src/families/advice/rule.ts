import type { Advice, DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';

/** What is known of every finding of a rule. */
export interface RuleFacts {
  readonly title: string;
  readonly category: Advice['category'];
  readonly impact: Advice['impact'];
  /** See `Advice`. */
  readonly confidence: number;
  readonly blank?: string;
  /** The edits that heal a finding; no edits where only the author knows what is right. */
  readonly fix?: (finding: Finding, spec: DiagramSpec) => readonly Edit[];
}

/** Facts by the id of their rule. */
export type Rules = Readonly<Record<string, RuleFacts>>;

/** Finds something that could be better; unlike a problem, an expert's diagram may have it. */
export type Finder = (spec: DiagramSpec) => readonly Finding[];

/** Joins the finders of a type with the facts of their rules, the weightiest advice first. */
export const createAdviser =
  (finders: readonly Finder[], rules: Rules): ((spec: DiagramSpec) => readonly Advice[]) =>
  (spec) =>
    finders
      .flatMap((find) => find(spec))
      .map((finding) => toAdvice(finding, spec, rules))
      .sort((a, b) => weightOf(b) - weightOf(a));

const toAdvice = (finding: Finding, spec: DiagramSpec, rules: Rules): Advice => {
  const { fix, ...others } = rules[finding.rule] ?? unknownRule;
  return { ...finding, ...others, edits: fix?.(finding, spec) ?? [] };
};

/** A problem whose rule has no facts yet is still a problem. */
const unknownRule: RuleFacts = { title: 'Fix a problem', category: 'structure', impact: 'high', confidence: 1 };

const weights = { high: 3, medium: 2, low: 1 } as const;

const weightOf = ({ impact, confidence }: Advice): number => weights[impact] + confidence / 2;
