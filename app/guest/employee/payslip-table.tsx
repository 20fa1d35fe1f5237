import type { PayslipEntry } from '~/domain/portals/employee.server'
import { formatMonth, formatMonthName } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useReaderLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'

interface Props {
  token: string
  year: string
  payslips: PayslipEntry[]
}

export function PayslipTable({ token, year, payslips }: Props) {
  const { columns } = useTexts().employee
  return (
    <table className="table payslips">
      <caption>{year}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col" className="number">
            {columns.payout}
          </th>
          <th scope="col" className="number screen-only">
            {columns.file}
          </th>
        </tr>
      </thead>
      <tbody>
        {payslips.map((payslip) => (
          <PayslipRow key={payslip.month} token={token} payslip={payslip} />
        ))}
      </tbody>
    </table>
  )
}

function PayslipRow({ token, payslip }: { token: string; payslip: PayslipEntry }) {
  const texts = useTexts().employee
  const { sums } = texts.payslip
  const href = useHref()
  const language = useReaderLanguage()
  const month = formatMonth(payslip.month, language)
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.payslip(token, payslip.month))}>
          {formatMonthName(payslip.month, language)}
        </a>
        {payslip.isNew ? <Remark>{texts.isNew}</Remark> : null}
        {payslip.isCorrected ? <Remark>{texts.corrected}</Remark> : null}
      </th>
      <td className="number">
        {payslip.payoutCents === null ? '–' : <Money cents={payslip.payoutCents} />}
        {payslip.dueCents === null ? null : (
          <Remark>
            {sums[payslip.dueCents < 0 ? 'less' : 'more'].label} <Money cents={Math.abs(payslip.dueCents)} />
          </Remark>
        )}
      </td>
      <td className="number screen-only">
        <a className="target" href={href(paths.payslipPdf(token, payslip.month))} download>
          {texts.file} <span className="visually-hidden">{texts.slipOf(month)}</span>
        </a>
      </td>
    </tr>
  )
}
