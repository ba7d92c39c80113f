import type { CodeSpec } from './code-spec.ts';

/** Drawings of figures: what is connected is read as a flow, the rest gets a clear answer. */
export const drawingSpecs: readonly CodeSpec[] = [
  {
    id: 'drawing-tiny',
    family: 'process',
    size: 'tiny',
    notation: `drawing: Two boxes
a(rectangle) Mix the paint
b(rectangle) Paint the door
a -arrow-> b
`,
  },
  {
    id: 'drawing-typical',
    family: 'process',
    size: 'typical',
    notation: `drawing: Tea
a(circle) Start
b(rectangle) Boil the water
c(diamond) Green tea?
d(rectangle) Wait a minute
e(rectangle) Pour
f(circle) Done
g(text) Drawn on Monday
a -arrow-> b
b -arrow-> c
c -arrow-> d: Yes
c -arrow-> e: No
d -arrow-> e
e -arrow-> f
`,
  },
  {
    id: 'drawing-large',
    family: 'process',
    size: 'large',
    notation: [
      'drawing: Long strip',
      ...Array.from(
        { length: 60 },
        (_, index) => `n${index}(${index % 2 === 0 ? 'rectangle' : 'circle'}) Figure ${index}`,
      ),
      ...Array.from({ length: 59 }, (_, index) => `n${index} -arrow-> n${index + 1}`),
      '',
    ].join('\n'),
  },
  {
    id: 'drawing-terse',
    family: 'process',
    size: 'terse',
    notation: `drawing: ""
a(rectangle)
b(circle)
a -arrow-> b
`,
  },
  {
    id: 'drawing-hostile',
    family: 'process',
    size: 'hostile',
    notation: `drawing: "*/ \\"x\\""
a(triangle) "class"
b(rectangle) "class"
c(diamond) ""
d(text) "for"
e(circle) "∞"
p(point)
a -line-> b
b -arrow-> c
c -arrow-> a
c -arrow-> e
e -line-> e
p -line-> b
`,
  },
];
