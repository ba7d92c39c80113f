import { isArea, type Part } from '../landscape/part.ts';
import type { ReadName } from '../read-name.ts';
import { copyName, isEachOwn, isOnEach, ownedName } from './owned-name.ts';
import type { Context, SentenceState } from './sentence-state.ts';

/** The parts that a name means where it stands: new ones inside an area, one for each owner, or those known by the name. */
export const partsFor = (
  name: ReadName,
  context: Context | undefined,
  { landscape, lastParts }: SentenceState,
): readonly Part[] => {
  const subjects = context?.subjects ?? [];
  const holds =
    context !== undefined && (context.meaning === 'contains' || (context.meaning === 'has' && subjects.some(isArea)));
  const isFresh = name.determiner === 'new' || name.determiner === 'none';
  if (holds && isFresh && subjects.length > 0) {
    const known = landscape.find(name).filter((part) => part.parent === undefined || subjects.includes(part.parent));
    if (known.length > 0) return known;
    const [owner] = subjects.length === 1 ? subjects : [];
    return landscape.mention(name, {
      isNew: true,
      copies: subjects.length,
      ...(owner === undefined ? {} : { owner }),
    });
  }
  if (isOnEach(context, name, landscape.type))
    return subjects.flatMap(({ parent }) => {
      const made = landscape.create(name, 1);
      if (parent !== undefined) landscape.place(made, [parent]);
      return made;
    });
  if (isEachOwn(context, name)) {
    const areas = new Set(subjects.map(({ parent }) => parent));
    const isApart = !areas.has(undefined) && areas.size === subjects.length;
    return subjects.flatMap((subject) => {
      const made = landscape.create(isApart ? name : ownedName(name, subject), isApart ? (name.count ?? 1) : undefined);
      if (subject.parent !== undefined) landscape.place(made, [subject.parent]);
      return made;
    });
  }
  const [before] = lastParts;
  if (context === undefined && before?.role === 'database' && copyName(name, before) !== name)
    return landscape.mention(copyName(name, before));
  const [store] = subjects;
  const isOwned = context?.meaning === 'has' && subjects.length === 1 && store !== undefined && store.role !== 'plain';
  return landscape.mention(isOwned ? copyName(name, store) : name, {
    except: subjects,
    ...(isListening(context) ? { fits: ({ role }) => role === 'queue' } : {}),
  });
};

/** `A mailer subscribes to it`: to what passes messages on. */
const isListening = (context: Context | undefined): boolean =>
  context?.meaning === 'linkBack' && context.chunk?.relation.edgeKind === 'async';
