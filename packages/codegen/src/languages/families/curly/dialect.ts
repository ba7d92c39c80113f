import type { Writer } from '../../../printing/writer.ts';
import type { EnumDecl, ErrorDecl, ExpressionForms, Name, PassedValue, Step } from '../../../program/index.ts';

/** What differs between languages with classes and braces. */
export interface CurlyDialect {
  /** True where an opening brace has a line of its own. */
  readonly bracesStandAlone: boolean;
  /** What ends a statement; empty where the line does. */
  readonly end: ';' | '';
  /** What stands before the body of a branch or a loop, such as `if (isOpen)`. */
  readonly head: (keyword: 'if' | 'else if' | 'while', condition: string) => string;
  /** What stands before a body that is done once before its condition is asked for; `do` by itself. */
  readonly once?: 'repeat';
  /** Stands before a body that is always left, where the language has a form of its own for it: `guard isOpen else`. */
  readonly guard?: (condition: string) => string;
  /** The opposite of a call; by itself the call with a mark before it. */
  readonly not?: (call: string) => string;
  /** One value or another. */
  readonly pick: (condition: string, yes: string, no: string) => string;
  readonly isObserved: boolean;
  /** Tests note what calls take, since any of them takes something. */
  readonly passesValues: boolean;
  /** The call of a step, with whatever waits for it. */
  readonly call: (step: Step) => string;
  /** How computations are written. */
  readonly expressions: ExpressionForms;
  readonly isAwaited: boolean;
  /** Tells an observer of a step. */
  readonly observe: (step: Step) => string;
  readonly constantOf: (values: EnumDecl, member: Name) => string;
  /** Throws, since an answer is none of those that there are. */
  readonly refuse: (step: Step) => string;
  /** Throws an error of that type. */
  readonly raise?: (error: ErrorDecl) => string;
  /** What stands before what may fail, and before what is done where it has failed with an error of that type, and what that error says. */
  readonly rescue?: {
    readonly attempt: 'try' | 'do';
    readonly head: (error: ErrorDecl) => string;
    readonly said: (error: ErrorDecl) => string;
    /** A variable that both set is one that is set again. */
    readonly isVaried?: true;
  };
  /** The keyword before a variable that is not set again. */
  readonly variable: string;
  /** The keyword before a variable that is set again. */
  readonly varied: string;
  /** Declares a variable that is set later. */
  readonly declare?: (value: PassedValue, isVaried: boolean) => string;
  /** What stands before a body that is done that often. */
  readonly times: (counter: string, most: number) => string;
  /** Declares the variable `state`. */
  readonly startState: (states: EnumDecl, start: Name) => string;
  readonly variableName: (name: Pick<Name, 'words'>) => string;
  /** What stands before a body that is done for each item of a list: `for (item in items)`. */
  readonly each: (item: PassedValue, list: PassedValue) => string;
  readonly writeSwitch: (writer: Writer, choice: SwitchParts) => void;
}

/** What languages with parentheses, semicolons and a conditional operator have in common. */
export const parenthesised: Pick<CurlyDialect, 'end' | 'head' | 'pick'> = {
  end: ';',
  head: (keyword, condition) => `${keyword} (${condition})`,
  pick: (condition, yes, no) => `${condition} ? ${yes} : ${no}`,
};

export interface SwitchParts {
  readonly subject: string;
  readonly about?: readonly string[];
  readonly cases: readonly SwitchCase[];
  /** What is done for any other value. */
  readonly otherwise?: string;
  /** There are other values, for which nothing is done. */
  readonly isPartial?: true;
}

export interface SwitchCase {
  readonly values: EnumDecl;
  /** Those of the values that it is for. */
  readonly members: readonly Name[];
  readonly write: () => void;
  /** The body where it is one line. */
  readonly line?: string;
  /** Nothing is done in this case. */
  readonly isEmpty?: true;
  readonly fallsOut: boolean;
  /** It has a variable of its own, which no other case may see. */
  readonly declares?: true;
}

/** `head` and a body in braces, in the way of the language; `close` follows the closing brace. */
export const writeBraces = (
  writer: Writer,
  { bracesStandAlone }: Pick<CurlyDialect, 'bracesStandAlone'>,
  head: string,
  body: () => void,
  { about, close = '' }: { readonly about?: readonly string[]; readonly close?: string } = {},
): void => {
  if (!bracesStandAlone) {
    writer.block(`${head} {`, `}${close}`, body, about);
    return;
  }
  writer.line(head, about);
  writer.block('{', `}${close}`, body);
};

/** Branches of one question, one after the other. */
export const writeBranches = (
  writer: Writer,
  { bracesStandAlone }: Pick<CurlyDialect, 'bracesStandAlone'>,
  branches: readonly { readonly head: string; readonly body: () => void; readonly about?: readonly string[] }[],
): void => {
  for (const [index, { head, body, about }] of branches.entries()) {
    if (bracesStandAlone) {
      writer.line(head, about);
      writer.block('{', '}', body);
    } else writer.block(`${index === 0 ? '' : '} '}${head} {`, index === branches.length - 1 ? '}' : '', body, about);
  }
};
