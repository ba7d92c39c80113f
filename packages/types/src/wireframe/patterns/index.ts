import type { Pattern } from '@diagloom/diagram/model';

/** Screens that almost every application has. */
export const wireframePatterns: readonly Pattern[] = [
  {
    id: 'dashboard',
    title: 'Analytics dashboard',
    aliases: ['dashboard', 'admin dashboard', 'reporting dashboard', 'sales dashboard', 'admin panel', 'back office'],
    keywords: ['analytics', 'metric', 'kpi', 'chart', 'report', 'web', 'admin', 'sales', 'business'],
    notation: `
[d] Dashboard
n(navigation)@d Overview | Reports | Customers | Settings
s(search)@d Search
p(choice)@d Period | Last 30 days
k(card)@d Revenue | 48,200 | Up 6 % on last month
c(card)@d New customers | 312 | Up 11 % on last month
v(card)@d Conversion | 2.9 % | Down 0.2 points
g(chart)@d Revenue by week
b(chart)@d Visits by channel
t(table)@d Latest orders | No. | Customer | Amount | Status
e(button)@d Export as CSV
`,
  },
  {
    id: 'sign-in-screens',
    title: 'Sign-in screens',
    aliases: ['login', 'registration', 'login and registration', 'login form', 'registration form'],
    keywords: ['password', 'email', 'account', 'user', 'form', 'mobile'],
    notation: `
[l] Sign in
[r] Create an account
[f] Forgotten password
a(heading)@l Welcome back
b(field)@l Email
c(field)@l Password
d(checkbox)@l Stay signed in
e(button)@l Sign in
g(link)@l Forgotten password?
h(link)@l Create an account
i(heading)@r Create an account
j(field)@r Name
k(field)@r Email
m(field)@r Password
n(checkbox)@r I accept the terms
o(button)@r Create account
p(heading)@f Forgotten password
q@f We send you a link to set a new one.
s(field)@f Email
t(button)@f Send the link
g -> f
h -> r
`,
  },
  {
    id: 'shop-screens',
    title: 'Online shop',
    aliases: ['product page', 'product list', 'shop', 'store', 'shop checkout'],
    keywords: ['product', 'cart', 'checkout', 'web', 'mobile', 'catalogue', 'catalog'],
    notation: `
[c] Catalog
[p] Product
[k] Cart
[o] Checkout
a(navigation)@c Home | Categories | Offers | Cart
b(search)@c Search products
d(choice)@c Sort by | Price
e(list)@c Products | Running shoes | Rain jacket | Backpack
f(image)@p Photos of the product
g(heading)@p Running shoes
h@p 89.00 EUR, in stock
i(choice)@p Size | 42
j(button)@p Add to cart
l(table)@k Cart | Product | Quantity | Price
m(field)@k Voucher code
n@k Total 94.90 EUR with shipping
q(button)@k Check out
r(field)@o Delivery address
s(radio)@o Shipping | Standard | Express
t(radio)@o Payment | Card | Invoice
u(button)@o Buy now
e -> p: choose a product
j -> k
q -> o
`,
  },
  {
    id: 'settings-screen',
    title: 'Account settings',
    aliases: ['user profile', 'profile', 'settings', 'account', 'preference'],
    keywords: ['user', 'edit', 'privacy', 'notification', 'mobile'],
    notation: `
[s] Settings
n(navigation)@s Profile | Security | Notifications | Billing
i(image)@s Profile picture
a(field)@s Name
e(field)@s Email
l(choice)@s Language | English
d(toggle)@s Dark mode
m(toggle)@s News by email
p(link)@s Change the password
c(button)@s Save
x(button)@s Cancel
`,
  },
];
