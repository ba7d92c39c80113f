import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClasses } from '../../components/button-classes.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { showToast } from '../../lib/toast-store.ts';
import { accessDeniedStrings } from '../../strings/admin.ts';

/** As long as the toast stays: time to read why. */
const delay = 5000;

export const AccessDenied = () => {
  useDocumentTitle(accessDeniedStrings.title);
  const navigate = useNavigate();
  useEffect(() => {
    showToast({
      title: accessDeniedStrings.title,
      description: accessDeniedStrings.toast,
      tone: 'destructive',
    });
    const timer = window.setTimeout(() => void navigate({ to: '/', replace: true }), delay);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <MessagePage title={accessDeniedStrings.title} text={accessDeniedStrings.text}>
      <Link to="/" className={buttonClasses()}>
        {accessDeniedStrings.goHome}
      </Link>
    </MessagePage>
  );
};
