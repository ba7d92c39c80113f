import { type Name, type PortDecl, type Program, usedPorts } from '../../../program/index.ts';
import { planParts } from '../../../serving/plan-parts.ts';
import { planResources, type Resource } from '../../../serving/plan-resources.ts';
import { planRoutes, type Route } from '../../../serving/plan-routes.ts';
import { flowClassName } from '../../families/curly/flow-class.ts';
import { type CsharpDialect, memberName, typeName } from '../dialect.ts';

/** What is put behind ASP.NET Core. */
export interface App {
  readonly program: Program;
  readonly dialect: CsharpDialect;
  readonly ports: readonly PortDecl[];
  readonly resources: readonly Resource[];
  readonly routes: readonly Route[];
  /** What is made once and kept while the app runs: a class, the property that holds it, and the ports that it takes. */
  readonly parts: readonly {
    readonly property: string;
    readonly type: string;
    readonly ports: readonly PortDecl[];
    /** The member of another part that it is. */
    readonly isOf?: string;
  }[];
}

export const appOf = (program: Program, dialect: CsharpDialect): App => {
  const resources = planResources(program);
  const flows = resources.flatMap((each) => (each.kind === 'flow' ? [each.flow] : []));
  return {
    program,
    dialect,
    ports: usedPorts(program),
    resources,
    routes: planRoutes(resources),
    parts: [
      ...flows.map((flow) => ({ name: flowClassName(flow), ports: flow.ports, isOf: undefined })),
      ...planParts(program, resources),
    ].map(({ name, ports, isOf }) => ({
      property: partOf(name),
      type: typeName(name),
      ports,
      ...(isOf && { isOf: `${partOf(isOf.stores)}.${memberName(isOf.part)}` }),
    })),
  };
};

export const partOf = (name: Pick<Name, 'words'>): string => memberName(name);
