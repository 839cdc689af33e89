import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { Section } from '#app/ui/section.tsx';
import { Select } from '#app/ui/select.tsx';

const PASSWORD_ERROR = [
  'Requires at least one lowercase letter Or at least one uppercase letter',
  'Requires at least one digit',
  'Requires at least one special character',
].join('\n');
const eye = { showLabel: 'Show password', hideLabel: 'Hide password' };

export function Fields() {
  return (
    <Section id="fields" title="Fields" note="Label above, and room for a message below">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Full name" name="name" autoComplete="name" placeholder="Mona Hassan" />
        <Field label="Phone" name="phone" type="tel" hint="An Egyptian mobile number" />
        <Field label="Email" name="email" type="email" defaultValue="mona" error="*Email Is Not Valid" />
        <PasswordField label="Password" name="password" defaultValue="Secret1!" {...eye} />
        <PasswordField
          label="Password, wrong"
          name="wrong"
          defaultValue="secret"
          error={PASSWORD_ERROR}
          {...eye}
        />
        <Field label="City, disabled" name="city" defaultValue="Cairo" disabled />
        <Select label="Sort" name="sort">
          <option>Best match</option>
          <option>Price, low to high</option>
          <option>A choice whose name is far too long for the place it has to stand in</option>
        </Select>
        <Select label="Sort, disabled" name="none" disabled>
          <option>Best match</option>
        </Select>
        <div className="self-end">
          <Checkbox label="Electronics" note="12" defaultChecked />
          <Checkbox label="Home & Living, with a name that does not fit on a single line" note="1,234" />
          <Checkbox label="Music" note="0" disabled />
        </div>
      </div>
    </Section>
  );
}
