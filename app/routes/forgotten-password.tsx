import { Link } from 'react-router';
import { CodeStep } from '#app/features/password-reset/code-step.tsx';
import { EmailStep } from '#app/features/password-reset/email-step.tsx';
import { PasswordStep } from '#app/features/password-reset/password-step.tsx';
import { ResetHeading } from '#app/features/password-reset/reset-heading.tsx';
import { forgetProgress, stepBack, useResetProgress } from '#app/features/password-reset/reset-progress.ts';
import {
  carryEmail,
  carryTypedEmail,
  completeSignIn,
  readCarriedEmail,
  useRedirectSignedIn,
} from '#app/features/sign-in/complete-sign-in.ts';
import { SignInFrame } from '#app/features/sign-in/sign-in-frame.tsx';
import { paths } from '#app/paths.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import * as signIn from '#messages/sign-in.ts';

export default function ForgottenPassword() {
  const isSignedIn = useRedirectSignedIn();
  const { progress, go } = useResetProgress(readCarriedEmail());
  const { step, email } = progress;
  return (
    <SignInFrame title={signIn.forgottenTitle}>
      <ResetHeading {...progress} />
      {step === 'email' && (
        <EmailStep
          key={email}
          email={email}
          onDone={(typed) => {
            carryEmail(typed);
            go({ step: 'code', email: typed });
          }}
        />
      )}
      {step === 'code' && <CodeStep email={email} onDone={() => go({ step: 'password', email })} />}
      {step === 'password' && (
        <PasswordStep
          email={email}
          isSignedIn={isSignedIn}
          onDone={(token) => {
            forgetProgress();
            completeSignIn(token);
          }}
        />
      )}
      <p className="mt-2 text-center">
        {step === 'email' ? (
          <Link to={paths.login} onClick={carryTypedEmail} className={TEXT_LINK}>
            {signIn.backToLogin}
          </Link>
        ) : (
          <button type="button" onClick={() => go(stepBack(progress))} className={TEXT_LINK}>
            {signIn.back}
          </button>
        )}
      </p>
    </SignInFrame>
  );
}
