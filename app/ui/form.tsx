import type { ReactNode } from 'react'
import { FORM_KEY_FIELD, HONEYPOT_FIELD } from '~/forms/form-fields'
import { useHref, useTexts } from './language'

interface PostFormProps {
  /** A path of ours; the chosen language is carried along. */
  action: string
  /** Drawn when the page is made: a double click is one form, a later form another. */
  formKey: string
  id?: string | undefined
  children: ReactNode
}

/** A form of a public page: needs no script, and carries its key and a trap for machines. */
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

/** A field that only machines see. */
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
