import type { ReactNode } from 'react'
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
              cell: (change) => <Whose {...change} mayAssign={mayProcess} />,
            },
            { title: texts.before, cell: ({ before }) => (before ? pairOf(before) : '–') },
            {
              title: texts.after,
              cell: ({ after, isLate }) => <After isLate={isLate}>{pairOf(after)}</After>,
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
            cell: (change) => <Whose {...change} />,
          },
          { title: texts.before, cell: ({ before }) => wordsOf(before) },
          {
            title: texts.after,
            cell: ({ after, isLate }) => <After isLate={isLate}>{wordsOf(after)}</After>,
          },
        ]}
      />
    </section>
  )
}

interface WhoseProps {
  id: string
  name: string | null
  month: string
  /** Whoever may say which employee an unknown id is. */
  mayAssign?: boolean
}

function Whose({ id, name, month, mayAssign }: WhoseProps) {
  const { deliveries: texts } = useTexts()
  const href = useHref()
  if (name !== null)
    return (
      <a className="target" href={href(paths.hoursCell(month, id))}>
        {name}
      </a>
    )
  return (
    <>
      <code>{id}</code>
      {mayAssign === undefined ? null : <Remark>{texts.nobody}</Remark>}
      {mayAssign ? (
        <>
          {' '}
          <a href={href(`${monthPath('hours', { month })}#unzugeordnet`)}>{texts.whoIsIt}</a>
        </>
      ) : null}
    </>
  )
}

function After({ isLate, children }: { isLate: boolean; children: ReactNode }) {
  const { late } = useTexts().deliveries
  return (
    <span>
      {children}
      {isLate ? <Remark>{late}</Remark> : null}
    </span>
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
