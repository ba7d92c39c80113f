import type { Example } from '@diagloom/diagram/model';

export const drawingExamples: readonly Example[] = [
  {
    title: 'Sketch of a sale',
    prompt:
      'A circle with Idea, an arrow to a rectangle with Offer, an arrow to a diamond with Accepted?, an arrow to a rectangle with Order.',
    notation: `drawing: Sketch of a sale
a(circle)<40,55> Idea
b<200,70> Offer
c(diamond)<390,55> Accepted?
d<580,70> Order
a -arrow-> b
b -arrow-> c
c -arrow-> d: yes
`,
  },
  {
    title: 'House',
    prompt: 'A triangle on a rectangle, a door and a caption.',
    notation: `drawing: House
a(triangle)<60,40>{width=240 height=120} Roof
b<80,170>{width=200 height=140} Rooms
c(text)<120,330> Our house
`,
  },
  {
    title: 'Points of view',
    prompt: 'Two circles joined by a line with a text below.',
    notation: `drawing: Points of view
a(circle)<40,40>{width=120 height=120} Seller
b(circle)<300,40>{width=120 height=120} Buyer
c(text)<160,190>{width=140 height=30} A fair price?
a -> b
`,
  },
];
