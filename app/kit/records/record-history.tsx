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

/** So many are shown at once; the others unfold. */
const NEWEST = 8

export function RecordHistory({ history, ...words }: Words & { history: HistoryEntry[] }) {
  const texts = useTexts().records.history
  const entries = (some: HistoryEntry[]) => (
    <ol className="past">
      {some.map((entry) => (
        <Entry key={`${entry.at} ${entry.action}`} entry={entry} words={words} />
      ))}
    </ol>
  )
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{texts.title}</h2>
      {history.length === 0 ? <p className="soft">{texts.none}</p> : entries(history.slice(0, NEWEST))}
      {history.length > NEWEST ? (
        <details className="help">
          <summary>{texts.older(history.length - NEWEST)}</summary>
          {entries(history.slice(NEWEST))}
        </details>
      ) : null}
    </section>
  )
}

function Entry({ entry: { at, by, action, changes }, words }: { entry: HistoryEntry; words: Words }) {
  const texts = useTexts().records.history
  const language = useLanguage()
  const { actions, labelOf, show } = words
  return (
    <li>
      <time dateTime={at}>{formatMoment(at, language)}</time>
      <br />
      {`${[actions[action] ?? texts.other, ...(by === null ? [] : [texts.by(by)])].join(' ')}`}
      {/[._]changed$/.test(action) && changes.length > 0 ? (
        <ul className="audit-changes">
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
