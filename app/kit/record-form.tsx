import type { ReactNode } from 'react'
import { REVISION_FIELD } from './forms/form-fields'
import { useTexts } from './language'
import { OfficeForm } from './office-form'
import { fieldOf, useRefusal } from './refusal'

interface Props {
  action: string
  button: string
  /** Of the record that the form shows. */
  revision: number
  children: ReactNode
}

export function RecordForm({ action, button, revision, children }: Props) {
  const { conflict } = useTexts().forms
  const refusal = useRefusal()
  return (
    <OfficeForm action={action} button={refusal.conflicts ? conflict.saveMine : button}>
      <input type="hidden" {...hidden(fieldOf(refusal, REVISION_FIELD, String(revision)))} />
      {children}
    </OfficeForm>
  )
}

function hidden({ name, defaultValue }: ReturnType<typeof fieldOf>) {
  return { name, value: defaultValue }
}
