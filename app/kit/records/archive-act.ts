import { ARCHIVE_FIELD } from '../forms/form-fields'
import { useTexts } from '../language'
import type { Act } from './acts'

interface Props {
  action: string
  isArchived: boolean
  /** What happens, asked before it is done. */
  text: string
  button: string
}

/** Archives a record, or takes an archived one back. */
export function useArchiveAct({ action, isArchived, text, button }: Props): Act {
  const texts = useTexts().records.archive
  return isArchived
    ? { label: texts.undo, action, fields: { [ARCHIVE_FIELD]: 'nein' } }
    : { label: texts.title, action, isEnd: true, confirm: text, confirmLabel: button }
}
