import { PasswordInput, type PasswordInputProps, Progress, Text } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './new-password-field.module.css';
import { type PasswordStrength, ratePassword } from './rate-password.ts';

const STRENGTH_BARS: Record<PasswordStrength, { share: number; color: string }> = {
  short: { share: 15, color: 'red' },
  weak: { share: 40, color: 'red' },
  good: { share: 75, color: 'brand' },
  strong: { share: 100, color: 'brand' },
};

/** A field for a new password that rates its strength in words during typing. */
export function NewPasswordField({ value, ...others }: PasswordInputProps) {
  const { account, session } = useTexts();
  const typed = String(value ?? '');
  const strength = ratePassword(typed);
  const { share, color } = STRENGTH_BARS[strength];
  return (
    <div>
      <PasswordInput
        description={account.passwordRule}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': session.showPassword }}
        value={typed}
        {...others}
      />
      <div role="status" className={styles.strength}>
        {typed !== '' && (
          <>
            <Progress value={share} color={color} size={4} aria-hidden />
            <Text fz="xs" c="dimmed" mt={4}>
              {session.strengths[strength]}
            </Text>
          </>
        )}
      </div>
    </div>
  );
}
