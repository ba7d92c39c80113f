import { StrictMode } from 'react';
import { App } from './app/app.tsx';
import { mount } from './lib/mount.ts';
import { returnAddress } from './lib/return-address.ts';
import { returnedSignIn } from './lib/returned-sign-in.ts';
import { followOtherTabs, storeSessionToken } from './lib/session-token.ts';
import { applyTheme, readChosenTheme } from './lib/theme.ts';
import './styles/global.css';

const start = (): void => {
  applyTheme(readChosenTheme());
  const returned = returnedSignIn(new URL(window.location.href));
  if (returned !== undefined) {
    storeSessionToken(returned.token);
    window.location.replace((returned.path === '/' ? returnAddress.take() : undefined) ?? returned.path);
    return;
  }
  followOtherTabs();
  mount(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

start();
