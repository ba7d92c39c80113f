import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { returnAddress } from '../lib/return-address.ts';

/** Long enough for a new session to have reached every part of the page. */
const delay = 100;

/** Takes somebody who is signed in from the pages of visitors to the workspace; the way back does not lead here again. */
export const GoHome = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate({ href: returnAddress.take() ?? '/', replace: true }), delay);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return <LoadingScreen />;
};
