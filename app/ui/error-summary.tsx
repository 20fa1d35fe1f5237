import type { Faults } from '~/forms/faults'
import { useTexts } from './language'

interface ErrorSummaryProps {
  faults: Faults
  /** The id of a field's input, where it is not the field's name. */
  idOf?: (field: string) => string
}

/** What has to be corrected, on top of the page, each line leading to its field. */
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
