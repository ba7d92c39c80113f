import { countRequestTests } from '../../count-tests.ts';
import type { Adapter } from '../adapter.ts';
import { django as djangoWords } from './django.ts';
import { fastapi as fastapiWords } from './fastapi.ts';
import { flask as flaskWords } from './flask.ts';
import type { WebFramework } from './framework.ts';
import { webFiles } from './web-files.ts';

const answering = (framework: WebFramework): Adapter => ({
  ...framework,
  modules: ['web_app'],
  commands: [{ command: framework.startCommand, purpose: 'starts the server on port 8000' }],
  files: (program, dialect, module) => webFiles(program, dialect, module, framework),
  countTests: countRequestTests,
});

export const django = answering(djangoWords);
export const fastapi = answering(fastapiWords);
export const flask = answering(flaskWords);
