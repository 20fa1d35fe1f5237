import { ARCHIVE_FIELD } from '../forms/form-fields'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'

interface Props {
  action: string
  isArchived: boolean
  text: string
  button: string
}

export function ArchiveForm({ action, isArchived, text, button }: Props) {
  const texts = useTexts().records.archive
  if (isArchived)
    return (
      <OfficeForm action={action} button={texts.undo} isQuiet>
        <input type="hidden" name={ARCHIVE_FIELD} value="nein" />
      </OfficeForm>
    )
  return (
    <details className="help screen-only">
      <summary>{texts.title}</summary>
      <p>{text}</p>
      <OfficeForm action={action} button={button} isQuiet />
    </details>
  )
}
