import { stuffOf } from '../../lexicon/en/standing-words.ts';
import type { Setting } from '../setting.ts';
import { anyShape } from '../words/positions.ts';
import { findByLabel } from './find-by-label.ts';
import { findKind, singularPhrase } from './find-kind.ts';
import { hangingOn } from './hanging-on.ts';
import { type Part, partsOf } from './part.ts';
import { flat } from './stem.ts';

interface Owned {
  readonly parts: readonly Part[];
  readonly by: 'label' | 'class';
}

const possessive = /^(.+?)(?:['’]s|(?<=s)['’])\s+(.+)$/i;
const within = /^(?:all\s+(?:of\s+)?)?(?:the\s+)?(.+?)\s+(?:in|of|inside|within|on)\s+(?:the\s+)?(.+)$/i;
const executives = /^(?:c[- ]?level|c[- ]?suite|executives?|chiefs|top management)$/i;

/** "the Manager's review", "all steps in the Finance lane", "the C-level": found by whom or what they belong to. */
export const findOwned = (phrase: string, parts: readonly Part[], setting: Setting): Owned | undefined => {
  if (executives.test(phrase) && setting.type.family === 'hierarchy') {
    const chiefs = parts.filter(
      ({ label }) => /\bC[A-Z]{1,2}O\b|\bchief\b/i.test(label) && /\bC[A-Z]{1,2}O\b|\bChief\b/.test(label),
    );
    return chiefs.length === 0 ? undefined : { parts: chiefs, by: 'class' };
  }
  const [, whose] = stuffOf.exec(phrase) ?? [];
  const lane = whose === undefined ? undefined : groupNamed(whose, setting);
  if (lane !== undefined) {
    const inside = hangingOn(lane.id, setting.spec);
    return { parts: parts.filter(({ id }) => inside.has(id)), by: 'class' };
  }
  const [, owner, what] = possessive.exec(phrase) ?? [];
  const [, inner, holder] = within.exec(phrase) ?? [];
  const [name, wanted] = [owner ?? holder, what ?? inner];
  if (name === undefined || wanted === undefined) return undefined;
  const group = groupNamed(name, setting);
  if (group === undefined) return undefined;
  const members = parts.filter(({ id }) =>
    setting.spec.nodes.some((node) => node.id === id && node.groups?.includes(group.id)),
  );
  const word = singularPhrase(flat(wanted));
  const kind = findKind(wanted, setting.type.vocabulary.nodes);
  if (/^(?:everything|all|contents?|parts|members)$/i.test(wanted) || anyShape.has(word))
    return { parts: members, by: 'class' };
  const ofKind = kind === undefined ? [] : members.filter((member) => member.kind === kind.id);
  if (ofKind.length > 0) return { parts: ofKind, by: 'class' };
  for (const way of ['exact', 'stems', 'some'] as const) {
    const found = findByLabel(wanted, members, way);
    if (found.length > 0) return { parts: found, by: 'label' };
  }
  return undefined;
};

const groupNamed = (name: string, setting: Setting): Part | undefined => {
  const groups = partsOf(setting).filter(({ sort }) => sort === 'group');
  const bare = name.replace(/^the\s+/i, '').replace(/\s+(?:swim ?)?(?:lane|group|container|box|area)$/i, '');
  const [only, ...others] = [...findByLabel(bare, groups, 'exact'), ...findByLabel(bare, groups, 'stems')];
  return others.every(({ id }) => id === only?.id) ? only : undefined;
};
