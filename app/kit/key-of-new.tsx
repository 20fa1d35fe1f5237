import { useEffect } from 'react'
import { FORM_PARAMETER } from '~/paths'
import { FORM_KEY_FIELD } from './forms/form-fields'

/** The key of a form for something new, in its address too, so that Back after saving leads to what was made of it. */
export function KeyOfNew({ formKey }: { formKey: string }) {
  useEffect(() => {
    const address = new URL(window.location.href)
    if (address.searchParams.get(FORM_PARAMETER) === formKey) return
    address.searchParams.set(FORM_PARAMETER, formKey)
    window.history.replaceState(window.history.state, '', address)
  }, [formKey])
  return <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
}
