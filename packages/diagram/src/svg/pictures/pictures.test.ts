import { describe, expect, it } from 'vitest';
import { buildPage, vertex } from '../../testing/index.ts';
import { renderSvg } from '../index.ts';
import { isInertSvg } from './inert-svg.ts';

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
const dotAddress = `data:image/svg+xml;base64,${btoa(dot)}`;
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The `<image>` of a picture with one shape, 100 by 60 px, in the given style. */
const imageOf = (style: string): string | undefined =>
  /<image[^>]*>/.exec(renderSvg(buildPage([vertex({ id: 'a', style, width: 100, height: 60 })])))?.[0];

describe('pictures', () => {
  it('shows an SVG as draw.io writes it: base64 without saying so, written out, or percent-encoded', () => {
    const expected = `<image x="0" y="0" width="100" height="60" href="${dotAddress}"/>`;
    expect(imageOf(`shape=image;image=data:image/svg+xml,${btoa(dot)};`)).toBe(expected);
    expect(imageOf(`shape=image;image=data:image/svg+xml,${encodeURIComponent(dot)};`)).toBe(expected);
    expect(imageOf(`shape=image;image=data:image/svg+xml,${dot};`)).toBe(expected);
  });

  it('shows raster pictures and stretches them where the style says so', () => {
    expect(imageOf(`shape=image;imageAspect=0;image=data:image/png,${pixel};`)).toBe(
      `<image x="0" y="0" width="100" height="60" preserveAspectRatio="none" href="data:image/png;base64,${pixel}"/>`,
    );
  });

  it('puts the icon of a box where draw.io puts it', () => {
    const icon = `image=data:image/svg+xml,${btoa(dot)};`;
    const placeOf = (style: string) =>
      /x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*"/.exec(imageOf(style) ?? '')?.[0];
    expect([
      placeOf(icon),
      placeOf(`${icon}imageAlign=center;imageVerticalAlign=top;spacing=10;`),
      placeOf(`${icon}imageAlign=right;imageVerticalAlign=bottom;imageWidth=40;imageHeight=20;`),
    ]).toEqual([
      'x="7" y="18" width="24" height="24"',
      'x="38" y="15" width="24" height="24"',
      'x="53" y="33" width="40" height="20"',
    ]);
  });

  it('never refers to the outside: an external picture stays a box with its label', () => {
    const svg = renderSvg(
      buildPage([vertex({ id: 'a', label: 'Logo', style: 'shape=image;image=https://example.com/logo.png;' })]),
    );
    expect(svg).not.toContain('example.com');
    expect(svg).toContain('<path');
    expect(svg).toContain('>Logo<');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a handler behind a slash', '<rect/onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><p/></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['an outside picture', '<image href="https://example.com/a.png"/>'],
    ['an outside picture without quotes', '<image href=https://example.com/a.png />'],
    ['an outside use', '<use xlink:href="other.svg#a"/>'],
    ['an address in disguise', '<image href="&#104;ttps://example.com/a.png"/>'],
    ['an outside style', '<style>@import "https://example.com/a.css";</style>'],
    ['an outside fill', '<rect fill="url(https://example.com/a.svg#b)"/>'],
    ['an escaped style', '<style>rect{fill:\\75rl(https://example.com/a)}</style>'],
    ['another SVG', `<image href="${dotAddress}"/>`],
    ['an animation', '<animate attributeName="href" to="https://example.com"/>'],
  ])('refuses an SVG with %s', (_name, inside) => {
    expect(isInertSvg(`<svg>${inside}</svg>`)).toBe(false);
  });

  it('refuses entities and style sheets, and accepts what only draws', () => {
    expect(isInertSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')).toBe(false);
    expect(isInertSvg('<?xml-stylesheet href="a.css"?><svg/>')).toBe(false);
    expect(isInertSvg('<svg><style>.a{fill:#fff}</style><path fill="url(#b)" d="M0 0"/><use href="#c"/></svg>')).toBe(
      true,
    );
  });
});
