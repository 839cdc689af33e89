import { Link } from 'react-router';
import { CodeStep } from '#app/features/password-reset/code-step.tsx';
import { EmailStep } from '#app/features/password-reset/email-step.tsx';
import { PasswordStep } from '#app/features/password-reset/password-step.tsx';
import { ResetHeading } from '#app/features/password-reset/reset-heading.tsx';
import { forgetProgress, stepBack, useResetProgress } from '#app/features/password-reset/reset-progress.ts';
import { enter } from '#app/features/session/enter.ts';
import { Entrance } from '#app/features/session/entrance.tsx';
import { TEXT_LINK } from '#app/features/session/text-link.ts';
import { useEntered } from '#app/features/session/use-entered.ts';
import { paths } from '#app/paths.ts';
import * as session from '#messages/session.ts';

export default function ForgottenPassword() {
  const isEntered = useEntered();
  const { progress, go } = useResetProgress();
  const { step, email } = progress;
  return (
    <Entrance title={session.reset}>
      <ResetHeading {...progress} />
      {step === 'email' && (
        <EmailStep key={email} email={email} onDone={(typed) => go({ step: 'code', email: typed })} />
      )}
      {step === 'code' && <CodeStep email={email} onDone={() => go({ step: 'password', email })} />}
      {step === 'password' && (
        <PasswordStep
          email={email}
          isSignedIn={isEntered}
          onDone={(token) => {
            forgetProgress();
            enter(token);
          }}
        />
      )}
      <p className="mt-2 text-center">
        {step === 'email' ? (
          <Link to={paths.login} prefetch="intent" className={TEXT_LINK}>
            {session.backToLogin}
          </Link>
        ) : (
          <button type="button" onClick={() => go(stepBack(progress))} className={TEXT_LINK}>
            {session.back}
          </button>
        )}
      </p>
    </Entrance>
  );
}
