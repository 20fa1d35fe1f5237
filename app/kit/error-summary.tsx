import { type Fault, faultWords, isTooLong, isUnprintable } from '~/i18n/fault-words'
import type { Faults } from './forms/faults'
import { useTexts } from './language'
import { useRefused } from './refusal'

interface ErrorSummaryProps {
  faults: Faults
  /** Input id of a field, if it differs from the field's name. */
  idOf?: (field: string) => string
  /** Tells fields apart when several have the same label. */
  placeOf?: (field: string) => string
  /** Label of a field, for faults whose text does not name it. */
  labelOf?: (field: string) => string
  /** A question rather than an error: nothing would have been saved in any case. */
  isQuestion?: boolean
}

export function ErrorSummary({
  faults,
  idOf = (field) => field,
  placeOf = () => '',
  labelOf = (field) => field,
  isQuestion,
}: ErrorSummaryProps) {
  const { faults: words, forms } = useTexts()
  const wait = useRefused()?.wait ?? 0
  const entries = Object.entries(faults).flatMap(([field, fault]) => (fault ? [{ field, fault }] : []))
  if (entries.length === 0) return null
  const named = (field: string, fault: Fault) => {
    const label = labelOf(field)
    const isNamed = label !== field && (isTooLong(fault) || isUnprintable(fault) || fault === 'required')
    return placeOf(field) + (isNamed ? `${label}: ` : '') + faultWords(words, fault)
  }
  return (
    <div
      className="error-summary"
      role="alert"
      aria-labelledby="fehler-titel"
      id="fehler"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the form was just refused, and here is why. A link to this fragment moves the focus anyway.
      autoFocus
    >
      <h2 id="fehler-titel">{isQuestion ? forms.refused : `${forms.refused} ${forms.nothingSaved}`}</h2>
      <ul>
        {entries.map(({ field, fault }) => (
          <li key={field}>
            {field === 'form' ? (
              faultWords(words, fault)
            ) : (
              <a href={`#${idOf(field)}`}>{named(field, fault)}</a>
            )}
            {wait > 0 ? ` ${forms.again(Math.ceil(wait / 60))}` : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
