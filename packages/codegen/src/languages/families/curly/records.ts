import { pascalCase } from '../../../printing/cases.ts';
import { type Name, type RecordDecl, recordOf } from '../../../program/index.ts';

/** Interfaces that a record keeps to, by itself or through a parent. */
export const isStated = (records: readonly RecordDecl[], record: RecordDecl, operation: Name): boolean =>
  record.implements.some((name) =>
    recordOf(records, name)?.operations.some((each) => pascalCase(each.name) === pascalCase(operation)),
  );
