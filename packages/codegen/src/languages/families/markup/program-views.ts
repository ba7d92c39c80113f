import type { Program } from '../../../program/index.ts';
import { tableView } from './screen-view.ts';
import { type View, view } from './view.ts';

/** A program that has no screens of its own, shown: what is done and decided, which states there are, all parts, all fields. */
export const programViews = (program: Program): readonly View[] => [
  ...program.ports.map(({ summary, methods }) =>
    section(summary.replace(/; for you to implement\.$/, ''), [
      view(
        'ol',
        {},
        methods.map(({ name }) => view('li', {}, name.label || name.words.join(' '), name.from)),
      ),
    ]),
  ),
  ...program.flows.map(({ outcome }) =>
    section(outcome.summary, [
      view(
        'ul',
        {},
        outcome.members.map((member) => view('li', {}, member.label || member.words.join(' '), member.from)),
      ),
    ]),
  ),
  ...program.machines.map(({ summary, transitions }) =>
    section(summary, [
      tableView(
        'What leads where',
        ['From', 'When', 'To'],
        transitions.map(({ from, event, to, about }) => ({ cells: [from.label, event.label, to.label], about })),
      ),
    ]),
  ),
  ...program.inventories.map(({ summary, items }) =>
    section(summary, [
      tableView(
        'All parts',
        ['Name', 'Kind', 'Belongs to', 'Details'],
        items.map(({ label, kind, area, parent, detail, about }) => ({
          cells: [label, kind, area || (items.find(({ key }) => key === parent)?.label ?? parent), detail],
          about,
        })),
      ),
    ]),
  ),
  ...program.records.map(({ name, summary, fields }) =>
    section(summary, [
      tableView(
        name.label || name.words.join(' '),
        ['Field', 'Needed'],
        fields.map((field) => ({
          cells: [field.name.label || field.name.words.join(' '), field.isOptional ? 'no' : 'yes'],
          about: field.name.from,
        })),
        name.from,
      ),
    ]),
  ),
];

const section = (title: string, children: readonly View[]): View =>
  view('section', {}, [view('h2', {}, title.replace(/\.$/, '')), ...children]);
