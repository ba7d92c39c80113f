import type { PromptTemplate } from '@diagloom/diagram/model';

export const wireframeTemplates: readonly PromptTemplate[] = [
  {
    title: 'Sign-in and start page',
    description: 'Two screens, and what opens each one.',
    template:
      'Login screen with [email field], [password field], a [Sign in] button and a [Forgot password] link. Sign in opens the home screen with [a navigation bar], [a search box] and [a list].',
  },
  {
    title: 'Form',
    description: 'One screen with its fields.',
    template:
      '[Contact] screen with the heading [Write to us], fields [name] and [email], a text area [message] and a [Send] button.',
  },
];
