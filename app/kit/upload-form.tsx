import type { ReactNode } from 'react'
import { FileField } from './file-field'

interface Props {
  action: string
  label: string
  hint: string
  button: string
  /** A hint to the browser; the server judges by content. */
  accept: string
  isQuiet?: boolean
  children?: ReactNode
}

export function UploadForm({ action, label, hint, button, accept, isQuiet = false, children }: Props) {
  return (
    <form className="form" method="post" encType="multipart/form-data" action={action} noValidate>
      {children}
      <FileField label={label} hint={hint} accept={accept} />
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {button}
      </button>
    </form>
  )
}
