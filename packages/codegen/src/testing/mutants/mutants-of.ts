import type { FlowDecl, Program, ServiceDecl } from '../../program/index.ts';
import { changeBlock } from './change-block.ts';
import { changeInventory, changeMachine, changeRecord, changeSchema, changeTable } from './change-parts.ts';
import { type Changed, inList, type Mutant } from './mutant.ts';

/** Every program that differs from a program in one thing that its tests should notice. */
export const mutantsOf = (program: Program): readonly Mutant[] => {
  const steps = program.ports.flatMap(({ methods }) => methods);
  const changeFlow = (flow: FlowDecl): readonly Changed<FlowDecl>[] => [
    ...(flow.body === undefined
      ? []
      : changeBlock(flow.body, { ...(flow.outcome && { outcome: flow.outcome }), steps: [] }).map(
          ({ change, part }) => ({
            change,
            part: { ...flow, body: part },
          }),
        )),
    ...(flow.table === undefined || flow.outcome === undefined
      ? []
      : changeTable(flow.table, flow.outcome).map(({ change, part }) => ({ change, part: { ...flow, table: part } }))),
  ];
  const changeService = (service: ServiceDecl): readonly Changed<ServiceDecl>[] => {
    const known = steps.filter(({ port }) => service.ports.includes(port));
    return inList(service.operations, (operation) =>
      changeBlock(operation.body, { steps: known }).map(({ change, part }) => ({
        change,
        part: { ...operation, body: part },
      })),
    ).map(({ change, part }) => ({ change, part: { ...service, operations: part } }));
  };
  const { flows, services, machines, records, inventories, schema } = program;
  return [
    ...inList(flows, changeFlow).map(({ change, part }) => toMutant('flows', change, { ...program, flows: part })),
    ...inList(services, changeService).map(({ change, part }) =>
      toMutant('flows', change, { ...program, services: part }),
    ),
    ...inList(machines, changeMachine).map(({ change, part }) =>
      toMutant('machines', change, { ...program, machines: part }),
    ),
    ...inList(records, changeRecord).map(({ change, part }) =>
      toMutant('classes', change, { ...program, records: part }),
    ),
    // Beside classes only some languages write down which parts there are.
    ...inList(services.length > 0 ? [] : inventories, changeInventory).map(({ change, part }) =>
      toMutant('inventories', change, { ...program, inventories: part }),
    ),
    ...(schema === undefined
      ? []
      : changeSchema(schema).map(({ change, part }) => toMutant('schemas', change, { ...program, schema: part }))),
  ];
};

const toMutant = (family: Mutant['family'], change: string, program: Program): Mutant => ({ family, change, program });
