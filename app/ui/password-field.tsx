import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  showLabel: string;
  hideLabel: string;
}

/** A password, with a button that shows it. */
export function PasswordField({ label, error, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(attributes) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            // The field is LTR in every language, but the button beside it follows the page's direction.
            className="control pe-13 rtl:ps-13 rtl:pe-3.5"
          />
          <IconButton
            name={isShown ? hideLabel : showLabel}
            icon={<Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
            aria-controls={attributes.id}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
            className="absolute! inset-y-0 end-1 my-auto text-ink-soft"
          />
        </div>
      )}
    </FieldFrame>
  );
}
