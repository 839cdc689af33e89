import { useEffect, useRef } from 'react';
import * as signIn from '#messages/sign-in.ts';
import { RESET_STEPS, type ResetProgress } from './reset-progress.ts';

/** The step and its task; focused when the step changes, so that screen readers read it. */
export function ResetHeading({ step, email }: ResetProgress) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const at = RESET_STEPS.indexOf(step) + 1;
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  const tasks = { email: signIn.askEmail, code: signIn.askCode(email), password: signIn.askPassword };
  return (
    <header className="mb-7">
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby="reset-step reset-task"
        className="text-3xl font-semibold tracking-tight unlifted outline-none"
      >
        {signIn.forgottenTitle}
      </h1>
      <div className="mt-4 flex items-center gap-3">
        <div aria-hidden="true" className="flex flex-1 gap-1.5">
          {RESET_STEPS.map((one, index) => (
            <span
              key={one}
              className={`h-1 flex-1 rounded-full transition-colors duration-200 ${index < at ? 'bg-brand' : 'bg-line'}`}
            />
          ))}
        </div>
        <p id="reset-step" className="text-sm text-ink-soft">
          {signIn.step(at, RESET_STEPS.length)}
        </p>
      </div>
      <p id="reset-task" className="mt-4 wrap-anywhere text-ink-soft">
        {tasks[step]}
      </p>
    </header>
  );
}
