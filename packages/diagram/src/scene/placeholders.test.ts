import { expect, test } from 'vitest';
import { readDrawio } from '../drawio/index.ts';
import { readScene } from './index.ts';

const shown = (label: string, data = 'placeholders="1"'): string | undefined => {
  const box = '<mxGeometry width="300" height="60" as="geometry"/>';
  const document = readDrawio(
    `<mxfile><diagram name="Plan" id="p"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
    <object id="team" label="" owner="Ann" city="Rome"><mxCell vertex="1" parent="1">${box}</mxCell></object>
    <object id="task" label="${label}" ${data} city="Oslo"><mxCell vertex="1" parent="team">${box}</mxCell></object>
    </root></mxGraphModel></diagram></mxfile>`,
  );
  const [page] = document.pages;
  const item = page && readScene(page).items.find(({ cell }) => cell.id === 'task');
  return item?.label?.lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
};

test('a placeholder shows the value of the cell, or of the nearest one around it', () => {
  expect(shown('%city%, %owner%, %id%, %page%')).toBe('Oslo, Ann, task, Plan');
});

test('what has no value or is escaped stays, and so do labels that ask for nothing', () => {
  expect(shown('A %nothing% and %%city%')).toBe('A %nothing% and %city%');
  expect(shown('%city%', '')).toBe('%city%');
});
