import type { Example } from '@diagloom/diagram/model';

export const wireframeExamples: readonly Example[] = [
  {
    title: 'Sign in to a shop',
    prompt:
      'Login screen with email field, password field, a remember me checkbox, a sign in button and a forgot password link. Sign in opens the home screen with a navigation bar, a search box, a banner image and a list of products. A product opens the product screen with a photo, a price, a quantity drop-down and an add to cart button.',
    notation: `wireframe: Sign in to a shop
[l] Login
[h] Home
[p] Product
t(heading)@l Welcome back
e(field)@l Email
w(field)@l Password
r(checkbox)@l Remember me
s(button)@l Sign in
f(link)@l Forgot password?
n(navigation)@h Shop | Products | Offers | Account
q(search)@h Search products
b(image)@h Summer sale banner
x(list)@h Popular | Running shoes | Rain jacket | Backpack
g(image)@p Photo of the product
m(heading)@p Running shoes
c@p "Light, grippy, made for wet trails. 89.00 EUR"
z(choice)@p Size | 42
a(button)@p Add to cart
k(button)@p Save
s -> h
x -> p: choose a product
`,
  },
  {
    title: 'Support desk',
    prompt:
      'Ticket list page with navigation, a search box and a table of tickets with number, subject, status and owner. A row opens the ticket page with the conversation, a reply text area, a status drop-down and the buttons send and close. Close opens a confirmation dialog.',
    notation: `wireframe: Support desk
[l] Tickets
[t] Ticket
[d(dialog)] Close the ticket?
n(navigation)@l Support | Tickets | Customers | Reports
s(search)@l Search tickets
g(table)@l Open tickets | No. | Subject | Status | Owner
h(heading)@t Cannot sign in
c(list)@t Conversation | "Anna: The code never arrives." | "Ben: I have sent a new one."
r(textarea)@t Reply
o(choice)@t Status | Waiting
b(button)@t Send
x(button)@t Close
m@d The customer is told by mail that the ticket is closed.
q(toggle)@d Ask for feedback
y(button)@d Close it
z(button)@d Cancel
g -> t: open a row
x -> d
`,
  },
  {
    title: 'Fitness app',
    prompt:
      'Phone screens: today with a chart of steps, a card with the next workout and a start button; the workout with a list of exercises and a finish button; the summary with an image, the result and a share button.',
    notation: `wireframe: Fitness app
[t(phone)] Today
[w(phone)] Workout
[s(phone)] Summary
h(heading)@t Hello, Sam
c(chart)@t Steps this week
n(card)@t Next workout | Upper body, 35 min | "Today, 18:00"
b(button)@t Start
e(list)@w Exercises | Push-ups, 3 x 12 | Rows, 3 x 10 | Plank, 60 s
p(checkbox)@w Play music
r(radio)@w Intensity | Light | Normal | Hard
f(button)@w Finish
i(image)@s Medal
m(heading)@s Well done!
o@s 35 minutes, 280 kcal, a new best in rows.
a(button)@s Share
d(button)@s Done
b -> w
f -> s
`,
  },
];
