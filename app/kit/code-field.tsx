import { TextField } from './field'
import { useTexts } from './language'
import { useRefusal } from './refusal'

/**
 * An authenticator code or a recovery code. Never filled in again: a wrong code has usually expired by then.
 */
export function CodeField({ hint, inputMode }: { hint: string; inputMode?: 'numeric' }) {
  const { faults } = useRefusal()
  return (
    <TextField
      name="code"
      label={useTexts().secondFactor.code}
      hint={hint}
      inputMode={inputMode}
      fault={faults.code}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
