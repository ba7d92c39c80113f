import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
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
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

start();
