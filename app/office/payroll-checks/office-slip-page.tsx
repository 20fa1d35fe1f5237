import type { ComparedRow } from '~/domain/payslip-comparison/compare'
import type { Likely } from '~/domain/payslip-comparison/likely'
import type { SlipComparison } from '~/domain/payslip-comparison/read-comparison.server'
import { formatDecimal, formatMonth, formatPercent } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function OfficeSlipPage({ employee, month, state, source, isWaiting, rows }: SlipComparison) {
  const texts = useTexts().payrollChecks.officeSlip
  const language = useLanguage()
  return (
    <>
      <PageHead
        back={{ to: paths.payrollSlip(month, employee.id), label: texts.back }}
        title={texts.titleOf(employee.name, formatMonth(month, language))}
      />
      <p className="soft">{texts.text}</p>
      {state === 'compared' ? (
        <>
          <p>{summaryOf(rows, texts.summary)}</p>
          <Comparison rows={rows} />
          <p className="soft small">{source === 'pdf' ? texts.fromPdf : texts.fromLines}</p>
        </>
      ) : (
        <NothingToCompare state={state} month={month} employeeId={employee.id} />
      )}
      {isWaiting ? <p className="soft small">{texts.waiting}</p> : null}
    </>
  )
}

function summaryOf(
  rows: readonly ComparedRow[],
  texts: { same: string; different: (count: number) => string },
) {
  const different = rows.filter(({ theirs, ours }) => theirs !== undefined && theirs !== ours).length
  return different === 0 ? texts.same : texts.different(different)
}

interface NothingProps {
  state: Exclude<SlipComparison['state'], 'compared'>
  month: string
  employeeId: string
}

function NothingToCompare({ state, month, employeeId }: NothingProps) {
  const texts = useTexts().payrollChecks.officeSlip
  const href = useHref()
  return (
    <div className="empty">
      <p>{texts.states[state]}</p>
      {state === 'nothing' ? (
        <a className="target screen-only" href={href(paths.incomingPayslips())}>
          {texts.upload}
        </a>
      ) : null}
      {state === 'uncalculated' ? (
        <a className="target screen-only" href={href(paths.payrollSlip(month, employeeId))}>
          {texts.toRun}
        </a>
      ) : null}
    </div>
  )
}

function Comparison({ rows }: { rows: readonly ComparedRow[] }) {
  const texts = useTexts().payrollChecks.officeSlip
  const { columns } = texts
  return (
    <Table
      caption={texts.title}
      rows={rows}
      keyOf={({ row }) => row}
      columns={[
        { title: columns.row, isRowName: true, cell: ({ row }) => texts.rows[row] },
        {
          title: columns.theirs,
          look: 'number',
          cell: ({ theirs }) => (theirs === undefined ? `– (${texts.unread})` : <Money cents={theirs} />),
        },
        { title: columns.ours, look: 'number', cell: ({ ours }) => <Money cents={ours} /> },
        { title: columns.difference, look: 'number', cell: (row) => <Difference row={row} /> },
        {
          title: columns.reason,
          cell: ({ reason }) => (reason ? <LikelyReason reason={reason} /> : '–'),
        },
      ]}
    />
  )
}

/** What the payroll office has more. */
function Difference({ row: { theirs, ours } }: { row: ComparedRow }) {
  const { same } = useTexts().payrollChecks.officeSlip
  if (theirs === undefined) return '–'
  return theirs === ours ? same : <Money cents={theirs - ours} />
}

function LikelyReason({ reason: { code, value = '' } }: { reason: Likely }) {
  const { likely } = useTexts().payrollChecks.officeSlip
  const language = useLanguage()
  if (code === 'fund_rate') return likely.fund_rate(formatPercent(value, language))
  return likely[code](code === 'child_allowances' ? formatDecimal(value, language) : value)
}
