import type { DiagramSpec } from '@diagloom/diagram/model';
import { createIdPool, edgeIdFor, nodeIdFor } from '@diagloom/diagram/model';

/** A person, or a couple, of whom others are the children. */
interface Household {
  readonly names: string[];
  above: Household | undefined;
}

/** A family as far as it was read. */
export class Kindred {
  private readonly households: Household[] = [];

  /** The household of somebody, made where he or she is new. */
  of(name: string): Household {
    const known = this.households.find(({ names }) => names.some((other) => isSame(other, name)));
    if (known !== undefined) return known;
    const made: Household = { names: [name], above: undefined };
    this.households.push(made);
    return made;
  }

  /** The household of those who are named together. */
  ofAll([first = '', ...others]: readonly string[]): Household {
    const household = this.of(first);
    for (const name of others) this.wed(first, name);
    return household;
  }

  wed(name: string, other: string): void {
    const [first, second] = this.knows(name) || !this.knows(other) ? [name, other] : [other, name];
    const household = this.of(first);
    if (!household.names.some((one) => isSame(one, second))) household.names.push(second);
  }

  /** Puts people below a household. */
  bear(parents: Household, names: readonly string[]): void {
    for (const name of names) {
      const child = this.of(name);
      if (child !== parents && !isAbove(child, parents)) child.above ??= parents;
    }
  }

  /** How many are below somebody. */
  countBelow(): number {
    return this.households.filter(({ above }) => above !== undefined).length;
  }

  /** A box for each household. In: the text that tells of it, for where each is named. */
  toSpec(typeId: string, title: string, text: string): DiagramSpec {
    const pool = createIdPool();
    const inOrder = this.households.toSorted((one, other) => depthOf(one) - depthOf(other));
    const boxes = inOrder.map((household) => {
      const label = new Intl.ListFormat('en-GB').format(household.names);
      const start = text.indexOf(household.names[0] ?? label);
      const source = start < 0 ? {} : { source: { start, end: start + (household.names[0] ?? '').length } };
      return { household, node: { id: nodeIdFor(label, pool), label, origin: 'prompt' as const, ...source } };
    });
    const idOf = (wanted: Household): string => boxes.find(({ household }) => household === wanted)?.node.id ?? '';
    const edges = inOrder.flatMap((household) => {
      if (household.above === undefined) return [];
      const [from, to] = [idOf(household.above), idOf(household)];
      return [{ id: edgeIdFor(from, to, pool), from, to, label: '', origin: 'prompt' as const }];
    });
    const nodes = boxes.map(({ node }) => node);
    return { schemaVersion: 1, type: typeId, title, nodes, edges, groups: [], notes: [] };
  }

  private knows(name: string): boolean {
    return this.households.some(({ names }) => names.some((other) => isSame(other, name)));
  }
}

const depthOf = ({ above }: Household): number => (above === undefined ? 0 : depthOf(above) + 1);

const isAbove = (household: Household, other: Household): boolean =>
  other.above !== undefined && (other.above === household || isAbove(household, other.above));

/** `Anna` is Anna Smith, where she was named in full. */
const isSame = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
