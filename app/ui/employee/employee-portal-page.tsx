import type { EmployeePortal, PayslipEntry } from '~/domain/portals/employee.server'
import { formatMonth, formatMonthName } from '~/i18n/format'
import { paths } from '~/paths'
import { ContactLine } from '../contact'
import { Money } from '../figures'
import { useHref, useLanguage, useTexts } from '../language'
import { Page } from '../page'
import { Remark } from '../remark'

export function EmployeePortalPage({ token, portal }: { token: string; portal: EmployeePortal }) {
  const { employee: texts, common } = useTexts()
  const { firm, name, employmentType, needsCode, years } = portal
  return (
    <Page firm={firm} footer={<ContactLine tenant={firm} />} isNarrow>
      <div>
        <h1>{name}</h1>
        <p className="soft">
          {texts.employmentType}: {common.employmentTypes[employmentType]}
        </p>
      </div>
      <section className="stack" aria-labelledby="lohnzettel">
        <h2 id="lohnzettel">{texts.payslips}</h2>
        {years.length === 0 ? <p className="empty">{texts.none}</p> : null}
        {years.map(({ year, payslips }) => (
          <div className="sheet" key={year}>
            <div className="payslips-year">
              <PayslipTable token={token} year={year} payslips={payslips} />
            </div>
          </div>
        ))}
      </section>
      <p className="soft small">{needsCode ? texts.privacyWithCode : texts.privacy}</p>
    </Page>
  )
}

interface TableProps {
  token: string
  year: string
  payslips: PayslipEntry[]
}

function PayslipTable({ token, year, payslips }: TableProps) {
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
  const href = useHref()
  const language = useLanguage()
  const month = formatMonth(payslip.month, language)
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.payslip(token, payslip.month))}>
          {formatMonthName(payslip.month, language)}
        </a>
        {payslip.isCorrected ? <Remark>{texts.corrected}</Remark> : null}
      </th>
      <td className="number">
        <Money cents={payslip.payoutCents} />
      </td>
      <td className="screen-only">
        <a className="target" href={href(paths.payslipPdf(token, payslip.month))} download>
          {texts.file} <span className="visually-hidden">{texts.slipOf(month)}</span>
        </a>
      </td>
    </tr>
  )
}
