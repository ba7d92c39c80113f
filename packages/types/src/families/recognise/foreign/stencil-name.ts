import type { SceneShape } from '@diagloom/diagram/scene';

/**
 * What a picture shows, from the name of its stencil or file: `mxgraph.cisco.routers.wireless_router` is a "Wireless
 * router". Empty where the name says nothing to people.
 */
export const stencilName = ({ figure, style }: SceneShape): string => {
  const picture = /^(?:data:|https?:)/.test(style.image ?? '') ? '' : (style.image ?? '');
  const stencil = [style.resIcon, style.grIcon, style.prIcon, figure.includes('.') ? figure : undefined, picture].find(
    (name) => name !== undefined && name !== '',
  );
  if (
    stencil === undefined ||
    /^mxgraph\.(?:bpmn|flowchart|basic|arrows|epc|infographic|mockup|dfd|signs)/.test(stencil)
  ) {
    return '';
  }
  const words = (
    stencil
      .replace(/\.(?:svg|png)$/i, '')
      .split(/[./]/)
      .at(-1) ?? ''
  )
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\s\d+$/, '')
    .trim();
  return /\p{L}{2}/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : '';
};
