import type { Writer } from '../../printing/writer.ts';
import { type Program, type RecordDecl, refusalsOf, type ScalarType } from '../../program/index.ts';
import { writeArm } from './dialect.ts';

/** The scalars that fields and operations of records, ports and services are made of. */
const scalarsOf = ({ records, ports, services }: Program): ReadonlySet<ScalarType> =>
  new Set(
    [
      ...ports.flatMap(({ methods }) => methods.flatMap(({ parameters = [] }) => parameters.map(({ type }) => type))),
      ...services.flatMap(({ operations }) =>
        operations.flatMap(({ parameters }) => parameters.map(({ type }) => type)),
      ),
      ...records.flatMap(({ fields, operations }) => [
        ...fields.map(({ type }) => type),
        ...operations.flatMap(({ parameters, result }) => [
          ...parameters.map(({ type }) => type),
          ...(result === undefined ? [] : [result]),
        ]),
      ]),
    ]
      .map((type) => ('of' in type ? type.of : type))
      .flatMap((type) => (type.kind === 'scalar' ? [type.scalar] : [])),
  );

/** The variant that says how long a text may be. */
const tooLong = 'TooLong';

/** The variant that says between what a number must be. */
const outOfRange = 'OutOfRange';

/** The variants of `Refusal` that are needed, with what they say. */
const refusals = (records: readonly RecordDecl[]): readonly (readonly [string, string])[] => {
  const refused = new Set(records.flatMap(({ fields }) => fields.flatMap(refusalsOf)));
  return [
    ...(refused.has('blank') ? [['Blank', '{field} must not be blank'] as const] : []),
    ...(refused.has('negative') ? [['Negative', '{field} must not be negative'] as const] : []),
    ...(refused.has('zero') ? [['NotPositive', '{field} must be greater than 0'] as const] : []),
    ...(refused.has('low') || refused.has('high') ? [[outOfRange, '{field} {rule}'] as const] : []),
    ...(refused.has('long') ? [[tooLong, '{field} must not be longer than {most} characters'] as const] : []),
    ...(records.some(({ store }) => store !== undefined) ? [['Taken', 'that {field} is taken'] as const] : []),
    ...(records.some(({ store }) => store?.canUpdate) ? [['Unknown', 'there is none of that {field}'] as const] : []),
  ];
};

/** What the standard library lacks: dates, decimal numbers, and the error of refused values. */
export const writeValues = (writer: Writer, program: Program): void => {
  const scalars = scalarsOf(program);
  if (scalars.has('decimal')) writeDecimal(writer);
  if (scalars.has('date')) writeDate(writer);
  writeRefusal(writer, refusals(program.records));
};

const writeDecimal = (writer: Writer): void => {
  writer.gap();
  writer.comment(
    'A decimal number. The standard library has none that is exact: name a type of your choice here where cents matter.',
  );
  writer.line('pub type Decimal = f64;');
};

const writeDate = (writer: Writer): void => {
  writer.gap();
  writer.comment('A day of the calendar.');
  writer.line('#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]');
  writer.block('pub struct Date {', '}', () => {
    for (const field of ['year: i32', 'month: u8', 'day: u8']) writer.line(`${field},`);
  });
  writer.gap();
  writer.block('impl Date {', '}', () => {
    writer.comment('None if there is no such day.');
    writer.block('pub fn new(year: i32, month: u8, day: u8) -> Option<Self> {', '}', () => {
      writer.line('let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);');
      writer.block('let days = match month {', '};', () => {
        for (const arm of ['2 if is_leap => 29', '2 => 28', '4 | 6 | 9 | 11 => 30', '1..=12 => 31', '_ => return None'])
          writer.line(`${arm},`);
      });
      writer.block('if !(1..=days).contains(&day) {', '}', () => writer.line('return None;'));
      writer.line('Some(Self { year, month, day })');
    });
    for (const [field, type] of [
      ['year', 'i32'],
      ['month', 'u8'],
      ['day', 'u8'],
    ] as const) {
      writer.gap();
      writer.block(`pub fn ${field}(self) -> ${type} {`, '}', () => writer.line(`self.${field}`));
    }
  });
  writeDisplay(writer, 'Date', () => writer.line('write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)'));
};

const writeRefusal = (writer: Writer, variants: ReturnType<typeof refusals>): void => {
  if (variants.length === 0) return;
  writer.gap();
  writer.comment('Why something was refused, with the name of the field.');
  writer.line('#[derive(Clone, Copy, Debug, PartialEq, Eq)]');
  writer.block('pub enum Refusal {', '}', () => {
    for (const [variant] of variants)
      writer.line(
        `${variant}(&'static str${{ [tooLong]: ', usize', [outOfRange]: ", &'static str" }[variant] ?? ''}),`,
      );
  });
  writeDisplay(writer, 'Refusal', () =>
    writer.block('match self {', '}', () => {
      for (const [variant, said] of variants)
        writeArm(writer, `Self::${variant}(field${besideField[variant] ?? ''})`, `write!(f, "${said}")`);
    }),
  );
  writer.gap();
  writer.line('impl std::error::Error for Refusal {}');
};

/** What a variant says beside the field. */
const besideField: Readonly<Record<string, string>> = { [tooLong]: ', most', [outOfRange]: ', rule' };

const writeDisplay = (writer: Writer, type: string, body: () => void): void => {
  writer.gap();
  writer.block(`impl fmt::Display for ${type} {`, '}', () =>
    writer.block("fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {", '}', body),
  );
};
