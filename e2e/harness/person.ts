/** What a person types when registering. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** A person whom no test has used before. */
export const buildPerson = (parts: Partial<Person> = {}): Person => {
  count += 1;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada.${process.pid}.${count}@example.org`,
    password: 'analytical engine',
    ...parts,
  };
};
