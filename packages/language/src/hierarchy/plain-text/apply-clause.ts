import {
  countedAlike,
  doneFor,
  eachHas,
  emptyEnd,
  fieldVerbs,
  namedUnits,
  noMember,
  ofSome,
  otherOwner,
  ownTeam,
  wholeFirst,
} from '../../lexicon/en/plain-chart-words.ts';
import { type Piece, spanOfPiece, trimPiece } from '../../outline/outline.ts';
import { article, isPerson, isTitle } from '../read-name.ts';
import type { Company } from './company.ts';
import { nameCounted } from './name-members.ts';
import { isCounted, type PlainMember, readMembers, withoutField } from './read-members.ts';
import type { PlainClause } from './split-clauses.ts';
import { mayBeWhole } from './whole.ts';

/** Takes what a clause says into the chart. In: the clause, and whom the clause before was about. Out: whom it is about; undefined where it was not understood. */
export const applyClause = (
  given: PlainClause,
  before: readonly string[],
  company: Company,
): readonly string[] | undefined => {
  const clause = ofTeam(given);
  company.chart.setRelation(spanOfPiece(clause.verb));
  if (clause.way === 'is') return applyTitle(clause, before, company);
  if (clause.way === 'by') return applyLed(clause, before, company);
  const ids = subjectsOf(clause, before, company);
  if (ids === undefined || ids.length === 0) return undefined;
  const apply = { up: applyUp, side: applySide, down: applyDown }[clause.way];
  const isDone = apply(clause, ids, company);
  if (!isDone) return undefined;
  if (clause.subject !== 'same') company.speakOf(ids);
  return ids;
};

/** `Raj's team is Ben and Ida`: they are below Raj. */
const ofTeam = (clause: PlainClause): PlainClause => {
  const { subject, way } = clause;
  const { owner, pronoun } = (subject !== 'same' && ownTeam.exec(subject.text)?.groups) || {};
  const text = owner ?? pronoun;
  if (subject === 'same' || text === undefined || (way !== 'is' && way !== 'down')) return clause;
  return { ...clause, way: 'down', subject: { ...subject, text } };
};

/** `The nurses report to the charge nurse`: others than those nurses whom the chart has already, one of whom they report to. */
const subjectsOf = (
  { subject, way, object }: PlainClause,
  before: readonly string[],
  company: Company,
): readonly string[] | undefined => {
  if (subject === 'same') return before;
  const ids = company.find(subject);
  const heads = way === 'up' && ids !== undefined && ids.length > 1 ? (company.find(object) ?? []) : [];
  const members = heads.some((head) => ids?.includes(head)) ? readMembers(subject) : undefined;
  return members === undefined ? ids : company.enter(members);
};

const applyUp = ({ object }: PlainClause, ids: readonly string[], company: Company): boolean => {
  const each = eachHas.exec(object.text);
  const text = object.text.slice(0, each?.index).replace(emptyEnd, '');
  const heads = company.find({ ...object, text });
  const [head, ...others] = heads ?? [];
  if (head === undefined) return false;
  for (const id of ids) {
    company.chart.lead(head, id);
    for (const other of others) company.chart.advise(other, id);
  }
  const list = each?.groups?.list;
  if (list === undefined) return true;
  const below = readMembers({ text: list, start: object.start + object.text.length - list.length });
  for (const id of ids) company.enter(below ?? [], { head: id, isShared: ids.length > 1 });
  return below !== undefined;
};

/** `The director is supported by an assistant`: who supports somebody alone stands at the side. */
const applySide = ({ object }: PlainClause, ids: readonly string[], company: Company): boolean => {
  const members = readMembers(object);
  const [head, ...others] = ids;
  if (members === undefined || head === undefined || others.length > 0) return false;
  const beside = company.enter(members, { head, isShared: false });
  if (beside.length === 1) for (const id of beside) company.chart.setAssistant(id);
  return true;
};

/** `Lia has eight teachers, Omar a caretaker`: each of those who are named leads what follows, up to the next one. */
const applyDown = (clause: PlainClause, ids: readonly string[], company: Company): boolean => {
  const { text, start } = clause.object;
  const other = [...text.matchAll(otherOwner)].find(
    ({ groups }) => company.chart.refer(groups?.who ?? '') !== undefined,
  );
  const owner = company.chart.refer(other?.groups?.who ?? '');
  if (other === undefined || owner === undefined) return applyOwn(clause, ids, company);
  const from = other.index + other[0].length;
  const own = { ...clause, object: { ...clause.object, text: text.slice(0, other.index) } };
  const rest = { ...clause, object: { text: text.slice(from), start: start + from } };
  return applyOwn(own, ids, company) && applyDown(rest, [owner], company);
};

const applyOwn = (clause: PlainClause, ids: readonly string[], company: Company): boolean => {
  const { chart, whole } = company;
  const { object: said, verb } = withoutReceiver(clause, ids, company);
  const all = ids.length === 1 ? (wholeFirst.exec(said.text)?.[0].length ?? 0) : 0;
  const object = { text: said.text.slice(all), start: said.start + all };
  if (all > 0) whole.leadBy(ids[0] ?? '');
  if (noMember.test(object.text)) return true;
  const [only] = ids;
  if (only !== undefined && ids.length === 1 && whole.isMeant(object.text)) {
    whole.leadBy(only);
    return true;
  }
  const members = readMembers(object);
  if (members === undefined) return false;
  const [id] = ids;
  const field = id !== undefined && ids.length === 1 && fieldVerbs.test(verb.text) ? fieldOf(members) : undefined;
  const person = id === undefined ? '' : chart.labelOf(id);
  if (field !== undefined && id !== undefined && isPerson(person)) {
    chart.setPosition(id, field, person);
    company.enter(members.at(-1)?.below ?? [], { head: id, isShared: false });
    return true;
  }
  const [first, ...more] = members;
  const alike = first === undefined ? undefined : countedAlikeIn(first, more, company);
  if (first !== undefined && alike !== undefined) {
    for (const head of ids) company.enter([first], { head, isShared: false });
    for (const { head, member } of alike) company.enter([member], { head, isShared: true });
    return true;
  }
  if (/^share/i.test(verb.text)) {
    const [head, ...others] = ids;
    if (head === undefined) return false;
    for (const id of company.enter(members, { head, isShared: false }))
      for (const other of others) chart.advise(other, id);
    return true;
  }
  const below = withoutField(members);
  for (const head of ids) company.enter(below, { head, isShared: ids.length > 1 });
  return true;
};

/** `Hal does payroll for Zoe`: somebody else who was named, and whom he works for. */
const withoutReceiver = (clause: PlainClause, ids: readonly string[], { chart }: Company): PlainClause => {
  const { whom } = doneFor.exec(clause.object.text)?.groups ?? {};
  const head = whom === undefined ? undefined : chart.find(whom);
  if (head === undefined) return clause;
  for (const id of ids) chart.lead(head, id);
  return { ...clause, object: { ...clause.object, text: clause.object.text.replace(doneFor, '') } };
};

/** `politics has three reporters, sports two`: those behind the first have so many of the same. */
const countedAlikeIn = (
  { name }: PlainMember,
  more: readonly PlainMember[],
  { chart }: Company,
): readonly { readonly head: string; readonly member: PlainMember }[] | undefined => {
  const kind = name.text.replace(/^\S+\s+/, '');
  const pairs = more.map((member) => {
    const { who = '', count = '' } = countedAlike.exec(member.name.text)?.groups ?? {};
    const head = who === '' ? undefined : chart.refer(who);
    return head === undefined
      ? []
      : [{ head, member: { ...member, name: { ...member.name, text: `${count} ${kind}` } } }];
  });
  return more.length > 0 && isCounted(name.text) && pairs.every((pair) => pair.length > 0) ? pairs.flat() : undefined;
};

/** `The bakehouse is run by master baker Otto`: a part is known by its name, and who leads it holds it. */
const applyLed = (
  { subject, object }: PlainClause,
  before: readonly string[],
  company: Company,
): readonly string[] | undefined => {
  const { chart, whole } = company;
  const [leader, ...others] = readMembers(object) ?? [];
  if (leader === undefined || others.length > 0) return undefined;
  const own = subject === 'same' ? before[0] : chart.refer(subject.text);
  if (subject !== 'same' && ((chart.isEmpty() && mayBeWhole(subject.text)) || whole.isMeant(subject.text))) {
    if (whole.name() === '') whole.open(subject.text);
    const ids = company.enter([leader]);
    for (const id of ids) whole.leadBy(id);
    company.speakOf(ids);
    return ids;
  }
  const isNew = isPerson(leader.name.text) && chart.refer(leader.name.text) === undefined;
  if (own !== undefined && isNew) {
    chart.setPosition(own, chart.labelOf(own), leader.name.text);
    company.enter(leader.below, { head: own, isShared: false });
    company.speakOf([own]);
    return [own];
  }
  if (own === undefined && isNew && subject !== 'same' && !/,|\sand\s/.test(subject.text)) {
    const text = `${subject.text.replace(article, '')} (${leader.name.text})`;
    const ids = company.enter([{ ...leader, name: { ...subject, text } }]);
    company.speakOf(ids);
    return ids;
  }
  const parts = own !== undefined ? [own] : subject === 'same' ? undefined : company.find(subject);
  const known = chart.refer(leader.name.text);
  const [head] = known === undefined ? company.enter([leader]) : [known];
  if (head === undefined || parts === undefined) return undefined;
  for (const id of parts) chart.lead(head, id);
  company.speakOf([head]);
  return [head];
};

/** `engineering`, `sales and marketing`: what somebody leads tells who he is. */
const fieldOf = (members: readonly PlainMember[]): string | undefined => {
  const isField = members.every(
    ({ name, below }, place) =>
      !isTitle(name.text) &&
      !isPerson(name.text.replace(/\s*\([^()]*\)$/, '')) &&
      !isCounted(name.text) &&
      !ofSome.test(name.text) &&
      (below.length === 0 || place === members.length - 1),
  );
  return isField && members.length <= 2
    ? members.map(({ name }) => name.text.replace(article, '')).join(' and ')
    : undefined;
};

/** `Eva is head of sales`, `The editor is Carla`, `The wardens are Joan and Bill`, `Pat is Mia's assistant`. */
const applyTitle = (
  { subject, object }: PlainClause,
  before: readonly string[],
  company: Company,
): readonly string[] | undefined => {
  const { chart } = company;
  const said = readMembers(object);
  const [what, ...others] = said ?? [];
  if (said === undefined || what === undefined) return undefined;
  if (subject === 'same') {
    const [id] = before;
    const person = id === undefined ? '' : chart.labelOf(id);
    if (id === undefined || others.length > 0 || !isPerson(person)) return undefined;
    chart.setPosition(id, what.name.text, person);
    company.enter(what.below, { head: id, isShared: false });
    return before;
  }
  const own = possessed(subject) ?? possessed(what.name);
  const who = own === undefined ? subject : possessed(subject) === undefined ? subject : what.name;
  if (own !== undefined && others.length === 0 && isPerson(who.text)) {
    const head = company.find(own.owner);
    const ids = company.enter([{ name: { ...who, text: `${own.title} (${who.text})` }, below: [] }]);
    for (const id of ids) if (head?.length === 1) chart.lead(head[0] ?? '', id);
    return head === undefined ? undefined : ids;
  }
  const text = subject.text.replace(article, '');
  if (others.length > 0 || isCounted(text)) {
    const kind = isCounted(text) ? text.replace(/^\S+\s+/, '') : text;
    const counted = isCounted(text) ? text : `${said.length} ${text}`;
    const named = namedUnits.test(kind)
      ? said
      : nameCounted([{ name: { ...subject, text: counted }, below: [] }, ...said]);
    if (named.length !== said.length || kind === '') return undefined;
    const ids = company.enter(named);
    company.speakOf(ids);
    return ids;
  }
  const [person, title] = isPerson(text) ? [text, what.name.text] : [what.name.text, text];
  if (!isPerson(person) || isPerson(title) || title.split(' ').length > longestTitle) return undefined;
  const known = chart.find(person);
  if (known !== undefined) chart.setPosition(known, title.replace(article, ''), person);
  const holder: PlainMember = {
    name: { ...subject, text: `${person} (${title.replace(article, '')})` },
    below: what.below,
  };
  const ids = known === undefined ? company.enter([holder]) : [known];
  if (known !== undefined) company.enter(what.below, { head: known, isShared: false });
  company.speakOf(ids);
  return ids;
};

/** In words. */
const longestTitle = 6;

/** `Mia's assistant`: whose it is, and what. */
const possessed = ({ text, start }: Piece): { readonly owner: Piece; readonly title: string } | undefined => {
  const { owner, title } = /^(?<owner>.+?)(?:[’']s|(?<=s)[’'])\s+(?<title>\p{Ll}.*)$/u.exec(text)?.groups ?? {};
  const named = owner === undefined ? undefined : trimPiece({ text: owner, start });
  return named === undefined || title === undefined || !isTitle(title) ? undefined : { owner: named, title };
};
