import type { Checker } from './checker.ts';
import { javascriptChecker } from './javascript.ts';
import { phpChecker } from './php.ts';
import { pythonChecker } from './python.ts';
import { typescriptChecker } from './typescript.ts';

/** Who checks which language. A language without one counts as not checked. */
export const checkers: readonly Checker[] = [javascriptChecker, typescriptChecker, pythonChecker, phpChecker];

export { type Checker, isRight, type Project, type Verdict } from './checker.ts';
