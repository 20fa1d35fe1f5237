import type { PayslipEntry } from '~/domain/portals/employee.server'
import { formatMonth, formatMonthName } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useReaderLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  token: string
  year: string
  payslips: PayslipEntry[]
}

export function PayslipTable({ token, year, payslips }: Props) {
  const texts = useTexts().employee
  const { columns } = texts
  const href = useHref()
  const language = useReaderLanguage()
  return (
    <Table
      caption={year}
      isCaptionShown
      kind="plain"
      className="payslips"
      rows={payslips}
      keyOf={({ month }) => month}
      columns={[
        {
          title: columns.month,
          cell: ({ month, isNew, isCorrected }) => (
            <>
              <a className="target" href={href(paths.payslip(token, month))}>
                {formatMonthName(month, language)}
              </a>
              {isNew ? <Remark>{texts.isNew}</Remark> : null}
              {isCorrected ? <Remark>{texts.corrected}</Remark> : null}
            </>
          ),
        },
        { title: columns.payout, look: 'number', cell: (payslip) => <Payout payslip={payslip} /> },
        {
          title: columns.file,
          look: 'number',
          isOnScreenOnly: true,
          cell: ({ month }) => (
            <a className="target" href={href(paths.payslipPdf(token, month))} download>
              {texts.file}{' '}
              <span className="visually-hidden">{texts.slipOf(formatMonth(month, language))}</span>
            </a>
          ),
        },
      ]}
    />
  )
}

function Payout({ payslip: { payoutCents, dueCents } }: { payslip: PayslipEntry }) {
  const { sums } = useTexts().employee.payslip
  return (
    <>
      {payoutCents === null ? '–' : <Money cents={payoutCents} />}
      {dueCents === null ? null : (
        <Remark>
          {sums[dueCents < 0 ? 'less' : 'more'].label} <Money cents={Math.abs(dueCents)} />
        </Remark>
      )}
    </>
  )
}
