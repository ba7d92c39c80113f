import type { Writer } from '../../printing/writer.ts';
import {
  canFallOut,
  type FlowDecl,
  type Name,
  type PortDecl,
  type ServiceDecl,
  withArticle,
} from '../../program/index.ts';
import {
  aligned,
  explained,
  type GoDialect,
  identifier,
  portParameters,
  signatureOf,
  typeName,
  writeLiteral,
} from './dialect.ts';
import { writeBlock, writeTable } from './write-block.ts';

/** A function from the ports to the outcome. */
export const writeFlow = (writer: Writer, dialect: GoDialect, flow: FlowDecl): void => {
  const name = typeName(flow.name);
  const parameters = [
    ...(dialect.isObserved ? ['ctx context.Context'] : []),
    ...portParameters(flow.ports, dialect, flow.parameters),
  ];
  const outcome = flow.outcome === undefined ? '' : typeName(flow.outcome.name);
  const result = !dialect.canFail ? outcome : outcome === '' ? 'error' : `(${outcome}, error)`;
  writer.gap();
  writer.comment(explained(name, flow.summary), ...observing(dialect));
  writer.items(`func ${name}(`, parameters, `)${result === '' ? '' : ` ${result}`} {`, flow.name.from);
  writer.indented(() => {
    const around = { dialect, ports: flow.ports, holder: '', outcome: flow.outcome };
    if (flow.body !== undefined) {
      writeBlock(writer, around, flow.body);
      if (dialect.canFail && canFallOut(flow.body)) writer.line('return nil');
    } else if (flow.table !== undefined) writeTable(writer, around, flow.table);
  });
  writer.line('}');
};

const observing = ({ isObserved }: GoDialect): readonly string[] =>
  isObserved ? ['It calls observe with the name of each step before it takes it.'] : [];

/** A struct that holds its ports, with a method per operation. */
export const writeService = (writer: Writer, dialect: GoDialect, service: ServiceDecl): void => {
  const type = typeName(service.name);
  writer.gap();
  writer.comment(explained(type, service.summary || `“${service.name.label}”.`));
  if (service.extends === undefined) writeStruct(writer, type, fieldsOf(service.ports, dialect), service.name.from);
  else
    writer.block(
      `type ${type} struct {`,
      '}',
      () => writer.line(`*${typeName(service.extends as Name)}`),
      service.name.from,
    );
  if (service.offers !== undefined) {
    writer.gap();
    writer.line(`var _ ${typeName(service.offers.name)} = (*${type})(nil)`);
  }
  writeConstructor(writer, dialect, service);
  for (const operation of service.operations) {
    const method = typeName(operation.name);
    const head = `func (s *${type}) ${method}`;
    writer.gap();
    writer.comment(explained(method, operation.summary || `Handles “${operation.name.label}”.`));
    writer.line(`${head}${signatureOf(operation, dialect)} {`, operation.name.from);
    writer.indented(() => {
      writeBlock(writer, { dialect, ports: service.ports, holder: 's.', result: operation.result }, operation.body);
      if (dialect.canFail && canFallOut(operation.body)) writer.line('return nil');
    });
    writer.line('}');
  }
};

const fieldsOf = (
  ports: readonly PortDecl[],
  { isObserved }: GoDialect,
): readonly (readonly [field: string, type: string])[] => [
  ...ports.map(({ handle, name }) => [identifier(handle), typeName(name)] as const),
  ...(isObserved ? [['observe', 'func(step string)'] as const] : []),
];

export const writeStruct = (
  writer: Writer,
  type: string,
  fields: readonly (readonly [field: string, type: string])[],
  about?: readonly string[],
): void => {
  if (fields.length === 0) {
    writer.line(`type ${type} struct{}`, about);
    return;
  }
  writer.block(
    `type ${type} struct {`,
    '}',
    () => {
      for (const line of aligned(fields)) writer.line(line);
    },
    about,
  );
};

const writeConstructor = (writer: Writer, dialect: GoDialect, { name, ports, extends: above }: ServiceDecl): void => {
  const [type, maker] = [typeName(name), dialect.constructorOf(name)];
  writer.gap();
  writer.comment(`${maker} returns ${withArticle(type)} that uses these ports.`, ...observing(dialect));
  writer.items(`func ${maker}(`, portParameters(ports, dialect), `) *${type} {`);
  writer.indented(() =>
    writeLiteral(
      writer,
      `return &${type}{`,
      above === undefined
        ? fieldsOf(ports, dialect).map(([field]) => [field, field])
        : [
            [
              typeName(above),
              `${dialect.constructorOf(above)}(${fieldsOf(ports, dialect)
                .map(([field]) => field)
                .join(', ')})`,
            ],
          ],
      '}',
    ),
  );
  writer.line('}');
};
