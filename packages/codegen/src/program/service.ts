import type { ErrorDecl, FlowDecl, PassedValue, PortDecl, Step } from './flow.ts';
import type { Name } from './name.ts';

/**
 * A class that does its work through ports: a participant of a sequence diagram, a part of an architecture. It takes its ports once, in its
 * constructor; its operations are flows over (some of) these ports that return nothing where `outcome` is absent.
 */
export interface ServiceDecl {
  readonly name: Name;
  readonly summary: string;
  readonly ports: readonly PortDecl[];
  readonly operations: readonly OperationDecl[];
  /** The class that it is a kind of, which comes before it and takes the same ports. */
  readonly extends?: Name;
  /** What it has of that class, as its own, for languages in which it is no such kind. */
  readonly inherited?: readonly OperationDecl[];
  /** Another class is a kind of this one. */
  readonly isExtended?: true;
  /** The port of others that this class implements with its operations, where others call it. */
  readonly offers?: PortDecl;
}

/** An operation always runs to the end of its body: no `end`, no state table. */
export interface OperationDecl extends Pick<FlowDecl, 'name' | 'summary'> {
  /** What it is given, and passes on to its ports. */
  readonly parameters: readonly PassedValue[];
  /** What its answer decides, where it does something and answers with how that came out. */
  readonly decides?: Step['decides'] | undefined;
  /** What it gives back; then its body ends in `give`. */
  readonly result?: PassedValue;
  readonly body: NonNullable<FlowDecl['body']>;
  readonly scenarios: readonly OperationScenario[];
}

/** One way through an operation. */
export interface OperationScenario extends Omit<FlowDecl['scenarios'][number], 'outcome'> {
  /** What the operation gives back on this way, where that is not always the same. */
  readonly result?: PassedValue;
  /** What the operation fails with on this way. */
  readonly raised?: ErrorDecl;
  /** Where it is tried together with the classes that its ports are of, and not alone. */
  readonly together?: Together;
}

/** Classes that work together: `calls` and `answers` are then those of ports that none of them implements. */
export interface Together {
  /** In the order in which they can be made. */
  readonly behind: readonly OfferingService[];
  /** How many steps all of them take. */
  readonly steps: number;
}

export interface OfferingService extends ServiceDecl {
  readonly offers: PortDecl;
}
