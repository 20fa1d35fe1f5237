import { TextField } from '../field'
import { useTexts } from '../language'
import { useRefusal } from '../refusal'

/** A code of an app or a recovery code. Never shown again: a code that was wrong is soon an old one. */
export function CodeField({ hint }: { hint: string }) {
  const { faults } = useRefusal()
  return (
    <TextField
      name="code"
      label={useTexts().secondFactor.code}
      hint={hint}
      fault={faults.code}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
