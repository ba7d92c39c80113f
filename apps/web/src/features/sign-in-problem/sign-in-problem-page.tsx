import { socialProblemSchema, socialProviders } from '@diagloom/contract';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonClasses } from '../../components/button-classes.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { socialProblemText, socialStrings } from '../../strings/social.ts';

/** Where a sign-in with another service ends that did not work. The address says which service and why. */
export const SignInProblemPage = () => {
  const asked = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const service = socialProviders.find(({ id }) => id === asked.get('provider'))?.label ?? socialStrings.anyService;
  const reason = socialProblemSchema.safeParse(asked.get('reason')).data ?? 'not_confirmed';
  const title = socialStrings.problemTitle(service);
  useDocumentTitle(title);
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <MessagePage title={title} text={socialProblemText[reason](service)} role="alert">
      <Link to={isSignedIn ? '/profile' : '/login'} className={buttonClasses()}>
        {isSignedIn ? socialStrings.backToProfile : socialStrings.backToSignIn}
      </Link>
    </MessagePage>
  );
};
