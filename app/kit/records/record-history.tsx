import type { HistoryEntry } from '~/domain/records/past.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'

interface Words {
  /** By audit name. */
  actions: Readonly<Record<string, string>>
  labelOf: (field: string) => string
  /** Formats a value in the reader's language; '' for none. */
  show: (field: string, value: HistoryEntry['changes'][number]['before']) => string
}

export function RecordHistory({ history, ...words }: Words & { history: HistoryEntry[] }) {
  const texts = useTexts().records.history
  return (
    <details className="help">
      <summary>{texts.title}</summary>
      {history.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="stack-tight">
        {history.map((entry) => (
          <Entry key={`${entry.at} ${entry.action}`} entry={entry} words={words} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ entry: { at, by, action, changes }, words }: { entry: HistoryEntry; words: Words }) {
  const texts = useTexts().records.history
  const language = useLanguage()
  const { actions, labelOf, show } = words
  return (
    <li>
      <time dateTime={at}>{formatMoment(at, language)}</time>
      {`: ${[actions[action] ?? texts.other, ...(by === null ? [] : [texts.by(by)])].join(' ')}`}
      {/[._]changed$/.test(action) && changes.length > 0 ? (
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
