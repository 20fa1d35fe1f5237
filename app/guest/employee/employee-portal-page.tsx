import type { EmployeePortal } from '~/domain/portals/employee.server'
import { ContactLine } from '~/kit/contact'
import { useHref, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { EVERYTHING, paths } from '~/paths'
import { OtherDocuments } from './other-documents'
import { PayslipTable } from './payslip-table'
import { SlipHelp } from './slip-help'

interface Props {
  token: string
  firm: EmployeePortal['firm']
  portal: Omit<EmployeePortal, 'firm'>
}

export function EmployeePortalPage({ token, firm, portal }: Props) {
  const { employee: texts, common } = useTexts()
  const href = useHref()
  const { name, employmentType, needsCode, hasNotice, years, documents } = portal
  const hasMore = years.length + documents.length > 1
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
              {payslips.length > 1 ? (
                <a className="target screen-only" href={href(paths.payslipYear(token, year))} download>
                  {texts.yearFile(year)}
                </a>
              ) : null}
            </div>
          </div>
        ))}
      </section>
      {documents.length > 0 ? <OtherDocuments token={token} documents={documents} /> : null}
      {hasMore ? (
        <p className="screen-only">
          <a className="target" href={href(paths.payslipYear(token, EVERYTHING))} download>
            {texts.everything}
          </a>
        </p>
      ) : null}
      <SlipHelp codes={null} />
      {hasNotice ? (
        <p className="screen-only">
          <a className="target" href={href(paths.employeeNotice(token))}>
            {texts.notice}
          </a>
        </p>
      ) : null}
      <p className="soft small">{needsCode ? texts.privacyWithCode : texts.privacy}</p>
    </Page>
  )
}
