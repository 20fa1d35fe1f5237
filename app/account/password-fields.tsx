import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'

interface NewPasswordProps {
  name?: 'password' | 'new_password'
  /** If the account had no password before. */
  isFirst?: boolean
}

export function NewPasswordField({ name = 'password', isFirst }: NewPasswordProps) {
  const texts = useTexts().account
  const { faults } = useRefusal()
  return (
    <TextField
      name={name}
      type="password"
      label={isFirst ? texts.password : texts.newPassword}
      hint={texts.passwordHint}
      autoComplete="new-password"
      fault={faults[name]}
    />
  )
}

export function PasswordField({ label }: { label?: string }) {
  const texts = useTexts().account
  const { faults } = useRefusal()
  return (
    <TextField
      name="password"
      type="password"
      label={label ?? texts.password}
      autoComplete="current-password"
      fault={faults.password}
    />
  )
}
