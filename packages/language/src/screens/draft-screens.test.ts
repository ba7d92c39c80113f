import { describe, expect, it } from 'vitest';
import { drawnScreens as drawn, screensType as type } from '../testing/drawn-screens.ts';
import { understand } from '../understand.ts';

describe('screens', () => {
  it('reads a screen with its elements', () => {
    expect(drawn('login screen with email field, password field and a sign-in button')).toEqual([
      'Login: Email [field]',
      'Login: Password [field]',
      'Login: Sign-in [button]',
    ]);
  });

  it('reads several of a kind between slashes, and what a plus joins', () => {
    expect(
      drawn(
        'checklist screen: left menu stock/orders, radio buttons salt/sugar/milk, buttons Send + Print, chart sales',
      ),
    ).toEqual([
      'Checklist: Menu [navigation] Stock, Orders',
      'Checklist: Salt [radio]',
      'Checklist: Sugar [radio]',
      'Checklist: Milk [radio]',
      'Checklist: Send [button]',
      'Checklist: Print [button]',
      'Checklist: Sales [chart]',
    ]);
  });

  it('reads kinds before names, and what opens what', () => {
    expect(
      drawn(
        'Settings page: toggle for dark mode, list of devices and an add to account button. Add to account opens a confirmation dialog with the buttons yes and no.',
      ),
    ).toEqual([
      'Settings: Dark mode [toggle]',
      'Settings: Devices [list]',
      'Settings: Add to account [button]',
      'Confirmation: Yes [button]',
      'Confirmation: No [button]',
      'Add to account > Confirmation',
    ]);
  });

  it('reads the columns of a table and a row that opens a page', () => {
    expect(
      drawn(
        'Ticket list page with a table of tickets with number, subject and owner. A row opens the ticket page with a photo.',
      ),
    ).toEqual(['Ticket list: Tickets [table] Number, Subject, Owner', 'Ticket: Photo [image]', 'Tickets > Ticket']);
  });

  it('reads an outline of screens', () => {
    expect(drawn('Login\n  Email field\n  Sign in button\nDashboard\n  Chart of sales')).toEqual([
      'Login: Email [field]',
      'Login: Sign in [button]',
      'Dashboard: Sales [chart]',
    ]);
  });

  it('gives a screen a button where an arrow leads away from it', () => {
    expect(drawn('Login -> Dashboard\nDashboard -> Settings: Preferences')).toEqual([
      'Login: Dashboard [button]',
      'Dashboard: Preferences [button]',
      'Dashboard > Dashboard',
      'Preferences > Settings',
    ]);
  });

  it('asks for a screen where there is none', () => {
    expect(drawn('something nice')).toEqual([expect.stringContaining('needs a screen')]);
  });

  it('reads what ends a list of one kind, and names that hold a `with`', () => {
    expect(drawn('Settings page with a heading, save and cancel buttons, and a sign up with Google button')).toEqual([
      'Settings: Settings [heading]',
      'Settings: Save [button]',
      'Settings: Cancel [button]',
      'Settings: Sign up with Google [button]',
    ]);
  });

  it('reads what is below others, what comes next, charts by their form, and kinds whose names follow', () => {
    expect(
      drawn(
        'Sign-in page with a name field and a go button; below continue with Apple. Then a dashboard with a bar chart and two buttons, save and print',
      ),
    ).toEqual([
      'Sign-in: Name [field]',
      'Sign-in: Go [button]',
      'Sign-in: Continue with Apple [button]',
      'Dashboard: Bar chart [chart]',
      'Dashboard: Save [button]',
      'Dashboard: Print [button]',
    ]);
  });

  it('keeps the parts of a screen on it, and tells what stands in columns and in bars', () => {
    const result = understand(
      'Tour page of a travel agency: header with logo and search; on the left a photo, on the right a price and book now; below a list of dates; footer with links',
      { type },
    );
    if (!result.ok) throw new Error(result.message);
    const { nodes, groups } = result.spec;
    expect(groups.map(({ label }) => label)).toEqual(['Tour']);
    expect(nodes.map(({ label, properties }) => `${label} ${properties?.column ?? ''}`.trim())).toEqual([
      'Logo row',
      'Search row',
      'Photo left',
      'Price right',
      'Book now right',
      'Dates',
      'Links row',
    ]);
  });

  it('puts all but the footer beside a bar at the side', () => {
    const result = understand(
      'Dashboard with a sidebar with bookings and guests; top bar with a search box; main area shows two cards and a table; footer with links',
      {
        type: {
          ...type,
          vocabulary: {
            ...type.vocabulary,
            nodes: type.vocabulary.nodes.map((one) =>
              one.id === 'navigation' ? { ...one, synonyms: ['sidebar'] } : one,
            ),
          },
        },
      },
    );
    if (!result.ok) throw new Error(result.message);
    expect(result.spec.nodes.map(({ kind, properties }) => `${kind} ${properties?.column ?? ''}`)).toEqual([
      'navigation left',
      'search right-row',
      'card right',
      'card right',
      'table right',
      'link row',
    ]);
  });

  it('reads tabs as one bar, what is pressed without a word for it, and the name of the program as the title', () => {
    expect(
      drawn(
        'Phone booking app. Home screen with navigation for trips and offers, a list of places (name, price) and a card. Book screen: recipient, save. Save opens a dialog with done',
      ).slice(0, 5),
    ).toEqual([
      'Home: Navigation [navigation] Trips, Offers',
      'Home: Places [list] Name, Price',
      'Home: Card [card]',
      'Book: Recipient [field]',
      'Book: Save [button]',
    ]);
  });

  it('reads what stands underneath as a heading with what follows', () => {
    expect(drawn('Recipe page with a photo; comments underneath with a search box and a send button')).toEqual([
      'Recipe: Photo [image]',
      'Recipe: Comments [heading]',
      'Recipe: Search box [search]',
      'Recipe: Send [button]',
    ]);
  });
});

it('takes a page of something for a screen, and what is asked for for no title', () => {
  const result = understand('Wireframe of a menu page of a bakery shop: header with logo and cart, list of breads.', {
    type,
  });
  expect(result.ok && [result.spec.title, result.spec.groups.map(({ label }) => label)]).toEqual(['Menu', ['Menu']]);
});
