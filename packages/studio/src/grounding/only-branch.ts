import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';

/**
 * "Just Sue's team", "everybody under the bursar": of an organization only those who are asked for, with whoever leads them. In: the question and
 * the whole chart. Out: the branch; the whole chart where the question names nobody in it, or several.
 */
export const onlyBranch = (question: string, spec: DiagramSpec): DiagramSpec => {
  const name = [withThoseUnder, ofSomebody, underSomebody].map((form) => form.exec(question)?.[1]).find(Boolean);
  const [leader, ...others] = name === undefined ? [] : spec.nodes.filter((node) => isCalled(node, name));
  if (leader === undefined || others.length > 0) return spec;
  const ids = new Set([leader.id]);
  for (const id of ids) for (const { from, to } of spec.edges) if (from === id) ids.add(to);
  if (ids.size < leastPeople) return spec;
  return {
    ...spec,
    nodes: spec.nodes.filter(({ id }) => ids.has(id)),
    edges: spec.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
};

/** A leader with somebody to lead. */
const leastPeople = 2;

const ofSomebody =
  /\b(?:the )?([\p{L}-]+(?: [\p{L}-]+)?)['’]s? (?:team|people|staff|department|side|branch|area|reports|lot)\b/iu;

const underSomebody =
  /\b(?:team|people|staff|everybody|everyone|those|all) (?:of|under|below|who reports? to|reporting to) (?:the )?([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?=[,.;:!?]|$| (?:with|and|from|in|only|please|pls)\b)/iu;

const withThoseUnder =
  /\b(?:only|just) (?:the )?([\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:and|with) (?:everyone|everybody|all|those|whoever|the people)\b[^.,;]{0,12}\b(?:under|below|beneath|reporting)/iu;

const isCalled = ({ label, properties }: SpecNode, name: string): boolean => {
  const words = new Set(`${label} ${properties?.person ?? ''}`.toLowerCase().split(/[^\p{L}-]+/u));
  return name
    .toLowerCase()
    .split(' ')
    .filter((word) => !/^(?:just|only|show|draw|me|for|of|the)$/.test(word))
    .every((word) => words.has(word));
};
