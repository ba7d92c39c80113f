/** What people call the keys of a draw.io style; the others are "details". */
const words: Readonly<Record<string, string>> = {
  fillColor: 'fill',
  gradientColor: 'gradient',
  strokeColor: 'outline',
  strokeWidth: 'outline',
  dashed: 'dashes',
  dashPattern: 'dashes',
  fontColor: 'text color',
  fontSize: 'text size',
  fontFamily: 'font',
  fontStyle: 'text style',
  align: 'text position',
  verticalAlign: 'text position',
  labelPosition: 'text position',
  verticalLabelPosition: 'text position',
  shape: 'shape',
  perimeter: 'shape',
  rounded: 'corners',
  arcSize: 'corners',
  curved: 'routing',
  edgeStyle: 'course',
  startArrow: 'arrowheads',
  endArrow: 'arrow heads',
  startFill: 'arrow heads',
  endFill: 'arrow heads',
  shadow: 'shadow',
  opacity: 'opacity',
  rotation: 'rotation',
  image: 'picture',
};

/** In: names of style keys with commas between them. Out: what changed, each word once, such as `fill, outline`. */
export const describeLook = (keys: string): string => {
  const found = keys.split(', ').map((key) => (Object.hasOwn(words, key) ? words[key] : 'details'));
  return [...new Set(found)].sort((one, other) => Number(one === 'details') - Number(other === 'details')).join(', ');
};
