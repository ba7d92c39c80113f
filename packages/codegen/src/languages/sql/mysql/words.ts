import type { Writer } from '../../../printing/writer.ts';
import { quoted } from '../../families/procedural-sql/words.ts';

/** A backslash begins an escape here. */
export const quote = (text: string): string => quoted(text).replaceAll('\\', '\\\\');

/** The type of what we write down: steps, answers, states. */
export const wordType = 'VARCHAR(200)';

/** States that we raise: a move that is not drawn or a question without an answer; a test that found something else. */
export const states = { refused: '45001', unexpected: '45000' } as const;

/** A procedure; the client is told that semicolons do not end it. `label` is for whoever leaves it early. */
export const writeProcedure = (
  writer: Writer,
  { name, parameters, label, about }: ProcedureHead,
  body: () => void,
): void => {
  writer.line('DELIMITER //');
  writer.line(`CREATE PROCEDURE ${name}(${parameters.join(', ')})`, about);
  writer.block(`${label === undefined ? '' : `${label}: `}BEGIN`, 'END //', body);
  writer.line('DELIMITER ;');
};

interface ProcedureHead {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly label?: string;
  readonly about?: readonly string[];
}
