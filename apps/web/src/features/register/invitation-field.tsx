import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { registerStrings } from '../../strings/auth.ts';
import { readInvitation } from './read-invitation.ts';

/** Takes an invitation that was copied rather than opened. */
export const InvitationField = ({ onGiven }: { readonly onGiven: (invitation: string) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const invitation = readInvitation(text);
    if (invitation === undefined) setProblem(registerStrings.codeWrong);
    else onGiven(invitation);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      <TextField
        label={registerStrings.code}
        autoComplete="off"
        spellCheck={false}
        error={problem}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="secondary">
        {registerStrings.goOn}
      </Button>
    </form>
  );
};
