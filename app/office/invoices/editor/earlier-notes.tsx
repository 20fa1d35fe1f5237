import type { MouseEvent } from 'react'
import { LINE_BUTTON, NOTE_FIELD, noteButton, withNote } from '~/kit/forms/line-buttons'
import { useTexts } from '~/kit/language'

export function EarlierNotes({ notes }: { notes: readonly string[] }) {
  const { earlierNotes, takeNote } = useTexts().invoices.editor
  if (notes.length === 0) return null
  return (
    <details className="line-more">
      <summary>{earlierNotes}</summary>
      <ul className="earlier-notes stack-tight">
        {notes.map((note, index) => (
          <li key={note}>
            <p className="note">{note}</p>
            <input type="hidden" name={`${NOTE_FIELD}${index + 1}`} value={note} />
            <button
              type="submit"
              className="button button-quiet button-row"
              name={LINE_BUTTON}
              value={noteButton(index + 1)}
              aria-label={`${takeNote}: ${note.slice(0, 60)}`}
              onClick={(event) => take(event, note)}
              formNoValidate
            >
              {takeNote}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function take(event: MouseEvent<HTMLButtonElement>, note: string): void {
  const field = event.currentTarget.form?.elements.namedItem('note')
  if (!(field instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  field.value = withNote(field.value, note)
  field.focus()
}
