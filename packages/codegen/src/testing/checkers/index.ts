import type { Checker } from './checker.ts';
import { csharpChecker } from './csharp.ts';
import { goChecker } from './go.ts';
import { htmlChecker } from './html.ts';
import { javaChecker } from './java.ts';
import { javascriptChecker } from './javascript.ts';
import { kotlinChecker } from './kotlin.ts';
import { phpChecker } from './php.ts';
import { pythonChecker } from './python.ts';
import { reactChecker } from './reactjs.ts';
import { rubyChecker } from './ruby.ts';
import { rustChecker } from './rust.ts';
import { sqlChecker } from './sql.ts';
import { plsqlChecker, tsqlChecker } from './sql-grammar.ts';
import { swiftChecker } from './swift.ts';
import { typescriptChecker } from './typescript.ts';

/** Who checks which language. A language without one counts as not checked. */
export const checkers: readonly Checker[] = [
  javascriptChecker,
  typescriptChecker,
  reactChecker,
  htmlChecker,
  pythonChecker,
  sqlChecker,
  plsqlChecker,
  tsqlChecker,
  goChecker,
  javaChecker,
  kotlinChecker,
  csharpChecker,
  phpChecker,
  rubyChecker,
  rustChecker,
  swiftChecker,
];

export { type Checker, isRight, type Project, type Verdict } from './checker.ts';
