import type { Pattern } from '@diagloom/diagram/model';

/** Buying on the web. */
export const shopPatterns: readonly Pattern[] = [
  {
    id: 'checkout',
    title: 'Checkout of an online shop',
    aliases: ['checkout', 'shop checkout', 'checkout page', 'checkout process', 'online order', 'order placement'],
    keywords: ['online shop', 'cart', 'payment', 'order', 'customer', 'shipping', 'guest', 'card', 'product'],
    notation: `
a(start)
b Review the cart
c? All items in stock?
d Take out what is sold out
e? Signed in?
f Sign in or go on as a guest
g(io) Enter the delivery address
h Choose the shipping
i(io) Enter the payment details
j Authorize the payment
k? Payment accepted?
l Show why it failed
m Place the order
n Reserve the stock
o(document) Send the confirmation
p(end) Order placed
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> g: Yes
e -> f: No
f -> g
g -> h
h -> i
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> i
m -> n
n -> o
o -> p
`,
  },
];
