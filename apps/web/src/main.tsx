import { StrictMode } from 'react';
import { mount } from './lib/mount.ts';
import { returnAddress } from './lib/return-address.ts';
import { returnedSignIn } from './lib/returned-sign-in.ts';
import { followOtherTabs, storeSessionToken } from './lib/session-token.ts';
import { applyTheme, readChosenTheme } from './lib/theme.ts';
import './styles/global.css';

const start = async (): Promise<void> => {
  applyTheme(readChosenTheme());
  const returned = returnedSignIn(new URL(window.location.href));
  if (returned !== undefined) {
    storeSessionToken(returned.token);
    window.location.replace((returned.path === '/' ? returnAddress.take() : undefined) ?? returned.path);
    return;
  }
  followOtherTabs();
  const Start = await loadStart();
  mount(
    <StrictMode>
      <Start />
    </StrictMode>,
  );
};

/** A visitor begins with the landing page alone, see `early.js`. */
const loadStart = async () =>
  window.location.pathname === '/' && document.documentElement.dataset.visitor !== 'known'
    ? (await import('./app/landing-start.tsx')).LandingStart
    : (await import('./app/app.tsx')).App;

void start();
