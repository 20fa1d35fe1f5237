import type { ReactNode } from 'react'
import { FORM_KEY_FIELD, HONEYPOT_FIELD } from './forms/form-fields'
import { useHref, useTexts } from './language'

interface PostFormProps {
  /** A path on this site, without the language. */
  action: string
  formKey: string
  id?: string | undefined
  children: ReactNode
}

/** A form on a public page: works without scripts and carries a form key and a honeypot. */
export function PostForm({ action, formKey, id, children }: PostFormProps) {
  const href = useHref()
  return (
    <form className="form" method="post" action={href(action)} id={id} noValidate>
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      <Honeypot />
      {children}
    </form>
  )
}

export function Honeypot() {
  const { forms } = useTexts()
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {forms.honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
