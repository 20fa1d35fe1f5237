import type { HistoryEntry } from '~/domain/records/past.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'
import { useCustomerLabel, useCustomerValue } from './customer-fields'

/** What happened to the customer, the newest first. */
export function CustomerHistory({ history }: { history: HistoryEntry[] }) {
  const texts = useTexts().customers.history
  return (
    <details className="help">
      <summary>{texts.title}</summary>
      {history.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="stack-tight">
        {history.map((entry) => (
          <Entry key={`${entry.at} ${entry.action}`} entry={entry} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ entry: { at, by, action, changes } }: { entry: HistoryEntry }) {
  const texts = useTexts().customers.history
  const language = useLanguage()
  const labelOf = useCustomerLabel()
  const show = useCustomerValue()
  const known: Record<string, string> = texts.actions
  const isChange = action === 'customer.changed'
  return (
    <li>
      <time dateTime={at}>{formatMoment(at, language)}</time>
      {`: ${[known[action] ?? texts.other, ...(by === null ? [] : [texts.by(by)])].join(' ')}`}
      {isChange && changes.length > 0 ? (
        <ul>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {texts.change(
                labelOf(field),
                show(field, before) || texts.empty,
                show(field, after) || texts.empty,
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
