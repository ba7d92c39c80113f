/** A description with the size of the flowchart that it stands for. */
export interface Sample {
  readonly nodes: number;
  readonly edges: number;
  readonly prompt: string;
}

const subjects = ['order', 'invoice', 'shipment', 'claim', 'contract', 'payment', 'refund', 'report'];

const describePhase = (subject: string): string =>
  `Receive the ${subject}. Check the ${subject}. If the ${subject} is complete, approve the ${subject}, otherwise correct the ${subject}. Archive the ${subject}.`;

/** Small, usual and large: what every figure is taken for. `flowcharts.test.ts` holds the engine to the sizes. */
export const flowcharts = {
  small: { nodes: 5, edges: 4, prompt: 'Receive the order. Check the stock. Ship the order.' },
  usual: {
    nodes: 12,
    edges: 13,
    prompt:
      'Receive the claim. Check the policy. If the policy is valid, assess the damage, otherwise reject the claim. Review the report. If the amount is high, ask the manager, otherwise approve the claim. Pay the customer.',
  },
  large: { nodes: 50, edges: 57, prompt: subjects.map(describePhase).join(' ') },
} as const satisfies Readonly<Record<string, Sample>>;
