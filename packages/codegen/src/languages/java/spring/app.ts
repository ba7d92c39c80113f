import { avoiding } from '../../../printing/cases.ts';
import { type Program, usedPorts } from '../../../program/index.ts';
import { type KeptPart, planParts } from '../../../serving/plan-parts.ts';
import { planResources, type Resource } from '../../../serving/plan-resources.ts';
import { planRoutes, type Route } from '../../../serving/plan-routes.ts';
import { identifier, type JavaDialect } from '../dialect.ts';

/** What is put behind Spring. */
export interface App {
  readonly program: Program;
  readonly dialect: JavaDialect;
  readonly hasPorts: boolean;
  readonly resources: readonly Resource[];
  readonly parts: readonly KeptPart[];
  readonly routes: readonly Route[];
}

export const appOf = (program: Program, dialect: JavaDialect): App => {
  const resources = planResources(program);
  return {
    program,
    dialect,
    hasPorts: usedPorts(program).length > 0,
    resources,
    parts: planParts(program, resources),
    routes: planRoutes(resources),
  };
};

/** What is kept while the app runs, out of the way of the controller's own names. */
export const kept = avoiding(identifier, new Set('body error event item key ports outcome refusal result'.split(' ')));
