import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../components/loading-screen.tsx';

/** Takes somebody who followed the link of an invitation to that diagram in the workspace. */
export const OpenInWorkspace = () => {
  const { id } = useParams({ from: '/diagrams/$id' });
  const navigate = useNavigate();
  const diagram = /^\d{1,10}$/.test(id) ? Number(id) : undefined;
  useEffect(() => {
    void navigate({ to: '/', search: { diagram }, replace: true });
  }, [navigate, diagram]);
  return <LoadingScreen />;
};
