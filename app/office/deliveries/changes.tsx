import { HOUR_KINDS, type Kinds } from '~/domain/hours/kinds'
import type { HoursChange } from '~/domain/inbox/changes.server'
import { formatDecimal } from '~/i18n/format'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { ShownDelivery } from './page.server'

/** Hours before and after, of whom it changed. */
export function DeliveryChanges({
  delivery: { event, verdict, changes, mayProcess },
}: {
  delivery: ShownDelivery
}) {
  const { deliveries: texts } = useTexts()
  const href = useHref()
  const pairOf = usePair()
  if (event !== 'zeiterfassung.export' || verdict === 'refused') return null
  const { items, total } = changes
  return (
    <section className="stack-tight" aria-labelledby="aenderungen">
      <h2 id="aenderungen">{texts.changes}</h2>
      {total === 0 ? (
        <p className="empty">{texts.noChanges}</p>
      ) : (
        <Table
          labelledBy="aenderungen"
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            {
              title: texts.employee,
              look: 'name',
              cell: ({ id, name, month }) =>
                name === null ? (
                  <>
                    <code>{id}</code>
                    <Remark>{texts.nobody}</Remark>
                    {mayProcess ? (
                      <>
                        {' '}
                        <a href={href(`${monthPath('hours', { month })}#unzugeordnet`)}>{texts.whoIsIt}</a>
                      </>
                    ) : null}
                  </>
                ) : (
                  <a className="target" href={href(paths.hoursCell(month, id))}>
                    {name}
                  </a>
                ),
            },
            { title: texts.before, cell: ({ before }) => (before ? pairOf(before) : '–') },
            {
              title: texts.after,
              cell: ({ after, isLate }) => (
                <span>
                  {pairOf(after)}
                  {isLate ? <Remark>{texts.late}</Remark> : null}
                </span>
              ),
            },
          ]}
        />
      )}
      {total > items.length ? <p className="soft">{texts.first(items.length, total)}</p> : null}
    </section>
  )
}

/** Kinds of hours before and after. */
export function KindsChanges({ kinds }: { kinds: ShownDelivery['kinds'] }) {
  const { deliveries: texts } = useTexts()
  const href = useHref()
  const wordsOf = useKinds()
  if (kinds.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="arten">
      <h2 id="arten">{texts.kinds}</h2>
      <Table
        labelledBy="arten"
        rows={kinds}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.employee,
            look: 'name',
            cell: ({ id, name, month }) =>
              name === null ? (
                <code>{id}</code>
              ) : (
                <a className="target" href={href(paths.hoursCell(month, id))}>
                  {name}
                </a>
              ),
          },
          { title: texts.before, cell: ({ before }) => wordsOf(before) },
          {
            title: texts.after,
            cell: ({ after, isLate }) => (
              <span>
                {wordsOf(after)}
                {isLate ? <Remark>{texts.late}</Remark> : null}
              </span>
            ),
          },
        ]}
      />
    </section>
  )
}

function useKinds() {
  const { fields } = useTexts().hours
  const language = useLanguage()
  return (kinds: Kinds) =>
    HOUR_KINDS.flatMap((kind) => {
      const amount = kinds[kind]
      return amount === undefined ? [] : [`${fields[kind]}: ${formatDecimal(amount, language)}`]
    }).join(', ') || '–'
}

function usePair() {
  const { pair } = useTexts().deliveries
  const language = useLanguage()
  return ({ hours, overtime }: HoursChange['after']) =>
    pair(formatDecimal(hours, language), formatDecimal(overtime, language))
}
