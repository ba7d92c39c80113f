/** A description with the size of the flowchart that it stands for. */
export interface Sample {
  readonly nodes: number;
  readonly edges: number;
  readonly prompt: string;
}

const subjects = ['bid', 'box', 'bug', 'car', 'fee', 'job', 'tax', 'van'];

/** Short words: the whole must fit into the 500 characters that the server takes. */
const describePhase = (subject: string): string =>
  `Get ${subject}. Test ${subject}. If ok, pay ${subject}, else fix ${subject}. File ${subject}.`;

/** Small, usual and large: what every figure is taken for. `flowcharts.test.ts` holds the engine to the sizes. */
export const flowcharts = {
  small: { nodes: 4, edges: 3, prompt: 'Receive the order. Check the stock. Ship the order.' },
  usual: {
    nodes: 11,
    edges: 12,
    prompt:
      'Receive the claim. Check the policy. If the policy is valid, assess the damage, otherwise reject the claim. Review the report. If the amount is high, ask the manager, otherwise approve the claim. Pay the customer.',
  },
  large: { nodes: 49, edges: 56, prompt: subjects.map(describePhase).join(' ') },
} as const satisfies Readonly<Record<string, Sample>>;
