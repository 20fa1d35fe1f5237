import { TextField } from '../field'
import { useTexts } from '../language'
import { useRefusal } from '../refusal'

export function NewPasswordField({ name = 'password' }: { name?: 'password' | 'new_password' }) {
  const texts = useTexts().account
  const { faults } = useRefusal()
  return (
    <TextField
      name={name}
      type="password"
      label={texts.newPassword}
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
