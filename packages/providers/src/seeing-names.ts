/** Families of models of which every member sees pictures, whoever runs them; undefined for names that do not tell. */
export const seesByName = (model: string): boolean | undefined =>
  families.some((family) => family.test(model)) ? true : undefined;

const families: readonly RegExp[] = [
  /(?:^|[/.:])claude-(?:3|[a-z]+-[4-9])/i,
  /(?:^|[/.:])(?:gpt-4o|gpt-4\.1|gpt-[5-9]|o[34]-(?!mini)|o4-mini)/i,
  /(?:^|[/.:])gemini-(?:1\.5|[2-9])/i,
];
