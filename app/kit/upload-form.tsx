import type { ReactNode } from 'react'
import { described, FieldFault } from './field-frame'
import { FILE_FIELD } from './forms/form-fields'
import { useRefusal } from './refusal'

interface Props {
  action: string
  label: string
  hint: string
  button: string
  /** A hint to the browser; the server judges by content. */
  accept: string
  children?: ReactNode
}

export function UploadForm({ action, label, hint, button, accept, children }: Props) {
  const fault = useRefusal().faults[FILE_FIELD]
  return (
    <form className="form" method="post" encType="multipart/form-data" action={action} noValidate>
      {children}
      <div className="field">
        <label htmlFor={FILE_FIELD}>{label}</label>
        <p className="field-hint" id={`${FILE_FIELD}-hinweis`}>
          {hint}
        </p>
        <FieldFault id={FILE_FIELD} fault={fault} />
        <input
          className="input"
          type="file"
          id={FILE_FIELD}
          name={FILE_FIELD}
          accept={accept}
          {...described(FILE_FIELD, hint, fault)}
        />
      </div>
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  )
}
