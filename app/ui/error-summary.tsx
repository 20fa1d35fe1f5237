import type { Faults } from '~/forms/faults'
import { useTexts } from './language'

interface ErrorSummaryProps {
  faults: Faults
  /** A field's input id, where it differs from its name. */
  idOf?: (field: string) => string
}

export function ErrorSummary({ faults, idOf = (field) => field }: ErrorSummaryProps) {
  const { faults: words, forms } = useTexts()
  const entries = Object.entries(faults).flatMap(([field, fault]) => (fault ? [{ field, fault }] : []))
  if (entries.length === 0) return null
  return (
    <div className="error-summary" role="alert" aria-labelledby="fehler" tabIndex={-1}>
      <h2 id="fehler">{forms.summary}</h2>
      <ul>
        {entries.map(({ field, fault }) => (
          <li key={field}>
            {field === 'form' ? words[fault] : <a href={`#${idOf(field)}`}>{words[fault]}</a>}
          </li>
        ))}
      </ul>
    </div>
  )
}
