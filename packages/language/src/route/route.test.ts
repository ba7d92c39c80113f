import { expect, test } from 'vitest';
import { buildType } from '../testing/drawn.ts';
import { understand } from '../understand.ts';
import { detectLanguage } from './detect-language.ts';
import { stripRequest } from './strip-request.ts';

test.each([
  ['Draw a flowchart of tea making: boil water, steep tea', 'Tea making', 'boil water, steep tea'],
  ['hi, can you draw the ferry booking pls - the guest picks a day', 'Ferry booking', 'the guest picks a day'],
  ['Could you sketch our port please: crane: hook, cabin. quay: shed', 'Port', 'crane: hook, cabin. quay: shed'],
  ['the toll process pls: the guard lifts the bar', 'Toll process', 'the guard lifts the bar'],
  ['Expense approval: the clerk signs', 'Expense approval', 'the clerk signs'],
  ['Sign-up\n\n1. Enter the name\n2. Confirm the mail', 'Sign-up', '1. Enter the name\n2. Confirm the mail'],
  ['The clerk signs the form.', '', 'The clerk signs the form.'],
  ['Please draw a flowchart. First boil water.', '', 'First boil water.'],
  ['How does a tea ceremony work?', 'Tea ceremony', ''],
  ['How is the water boiled. Then steep tea.', '', 'How is the water boiled. Then steep tea.'],
  ['a flowchart where the user logs in, then reads the news', '', 'the user logs in, then reads the news'],
])('%j asks for "%s"', (prompt, title, rest) => {
  const stripped = stripRequest(prompt);
  expect(stripped.title).toBe(title);
  expect(stripped.text.trim()).toBe(rest);
  expect(stripped.text).toHaveLength(prompt.length);
});

test.each([
  ['Der Kunde bestellt und wir prüfen die Ware, wenn sie nicht da ist', 'German'],
  ['Le client passe une commande et le vendeur prépare les colis', 'French'],
  ['El cliente hace un pedido y la tienda lo envía por correo', 'Spanish'],
  ['客户下订单', 'Chinese'],
  ['Клиент делает заказ', 'a language in Cyrillic script'],
  ['Eine Firma hat viele Mitarbeiter', 'German'],
  ['A empresa: o cliente paga a fatura', 'Portuguese'],
  ['Zürich: Müller (CEO), Jörg Grün (CTO)', undefined],
  ['Café -> naïve résumé check -> send', undefined],
  ['The customer places an order and we ship it', undefined],
  ['Order -> Pack -> Ship', undefined],
])('%j is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('a text in another language is answered with a way that works, arrows in it are drawn', () => {
  const type = buildType('process');
  const prose = understand('Der Kunde bestellt die Ware und wir senden sie mit der Post', { type });
  expect(!prose.ok && prose.message).toContain('German');
  const arrows = understand('Ware prüfen -> Ware senden', { type });
  expect(arrows.ok && arrows.spec.nodes.map(({ label }) => label)).toContain('Ware senden');
  expect(arrows.ok && arrows.warnings.map(({ code }) => code)).toContain('other-language');
});
