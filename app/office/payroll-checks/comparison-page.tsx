import type { ComparedMonth, MonthComparison } from '~/domain/payroll-month/compare-months.server'
import type { MonthTotals } from '~/domain/payroll-month/kept-months.server'
import { formatMoney, formatMonth } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { type ComparisonQuery, comparisonPath } from './comparison-query'
import { Reasons } from './reasons'

interface Props extends MonthComparison {
  query: ComparisonQuery
}

export function ComparisonPage({ month, list, query }: Props) {
  const texts = useTexts().payrollChecks.comparison
  const language = useLanguage()
  const { isMuchChangedOnly } = query
  const tab = (label: string, isMuch: boolean) => ({
    label,
    to: comparisonPath(month, { isMuchChangedOnly: isMuch }),
    isCurrent: isMuch === isMuchChangedOnly,
  })
  return (
    <>
      <PageHead
        back={{ to: paths.payrollRun(month), label: texts.back }}
        title={texts.titleOf(formatMonth(month, language))}
      />
      <p className="soft">{texts.text}</p>
      <MonthTabs
        label={texts.months}
        month={month}
        pathOf={(one) => comparisonPath(one, { isMuchChangedOnly })}
      />
      <Tabs label={texts.filter} tabs={[tab(texts.all, false), tab(texts.much, true)]} />
      {list.items.length === 0 ? (
        <div className="empty">
          <p>{isMuchChangedOnly ? texts.noneMuch : texts.none}</p>
        </div>
      ) : (
        <ComparisonTable month={month} rows={list.items} />
      )}
      <Pagination
        list={texts.title}
        shown={list}
        pathOf={(place) => comparisonPath(month, { place, isMuchChangedOnly })}
      />
    </>
  )
}

function ComparisonTable({ month, rows }: { month: string; rows: readonly ComparedMonth[] }) {
  const texts = useTexts().payrollChecks.comparison
  const { columns } = texts
  const amounts = (name: keyof MonthTotals) => (row: ComparedMonth) => <Beside row={row} name={name} />
  return (
    <Table
      caption={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.name, isRowName: true, cell: (row) => <Person row={row} month={month} /> },
        { title: columns.gross, look: 'number', isGroup: true, cell: amounts('grossCents') },
        { title: columns.net, look: 'number', isGroup: true, cell: amounts('netCents') },
        { title: columns.payout, look: 'number', isGroup: true, cell: amounts('payoutCents') },
        { title: columns.reasons, cell: (row) => <Reasons row={row} /> },
      ]}
    />
  )
}

function Person({
  row: { id, name, standing, isMuchChanged },
  month,
}: {
  row: ComparedMonth
  month: string
}) {
  const texts = useTexts().payrollChecks.comparison
  const href = useHref()
  return (
    <>
      <a className="target" href={href(paths.payrollSlip(month, id))}>
        {name}
      </a>
      {standing === 'released' ? null : <Remark>{texts.standings[standing]}</Remark>}
      {isMuchChanged ? <Remark>{texts.much20}</Remark> : null}
    </>
  )
}

function Beside({ row: { before, now }, name }: { row: ComparedMonth; name: keyof MonthTotals }) {
  const texts = useTexts().payrollChecks.comparison
  const language = useLanguage()
  const then = before?.[name]
  const today = now?.[name]
  if (today === undefined && then === undefined) return '–'
  return (
    <>
      {today === undefined ? '–' : <Money cents={today} />}
      <Remark>
        {then === undefined
          ? texts.noBefore
          : then === today
            ? texts.same
            : texts.before(formatMoney(then, language))}
      </Remark>
    </>
  )
}
