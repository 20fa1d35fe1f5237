import type { EmployeePage as EmployeePageData } from '~/domain/overviews/employee.server'
import { fullName } from '~/domain/values/person-name'
import { formatDecimal, formatLongDate, formatMonth } from '~/i18n/format'
import { Address } from '~/kit/address'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { CopyField } from '~/kit/office/copy-field'
import { ArchiveForm } from '~/kit/records/archive-form'
import { BackLink } from '~/kit/records/back-link'
import { RecordHistory } from '~/kit/records/record-history'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LinksSection } from '../links/list-section'
import { Confidential } from './confidential-facts'
import { EmployeeDocuments, Leaver } from './leaver'
import { EmployeeHours, EmployeePayslips } from './parts'
import { useEmployeeLabel, useEmployeeValue } from './words'

interface Props extends EmployeePageData {
  mayKeep: boolean
}

export function EmployeePage({ mayKeep, ...page }: Props) {
  const texts = useTexts().employees
  const language = useLanguage()
  const { employee, confidential, keptUntil } = page
  const name = fullName(employee.firstName, employee.lastName)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.employees()} label={texts.back} />
      <h1>{name}</h1>
      {employee.isArchived ? <p className="soft">{texts.archive.undoText}</p> : null}
      <Person employee={employee} weeklyHours={page.weeklyHours} mayKeep={mayKeep} />
      {confidential ? <Confidential id={employee.id} confidential={confidential} /> : null}
      <EmployeePayslips employee={page.employee} payslips={page.payslips} />
      {page.documents ? <EmployeeDocuments employee={employee} documents={page.documents} /> : null}
      <EmployeeHours hours={page.hours} />
      {page.links ? (
        <LinksSection
          links={page.links}
          seenAt={page.seenAt}
          purpose="mitarbeiter-portal"
          name={name}
          create={paths.officeEmployeeLink(employee.id)}
          block={paths.employeeLinkBlock(employee.id)}
        />
      ) : null}
      {page.links && (employee.exitOn !== null || employee.isArchived) ? (
        <Leaver employee={employee} days={page.leaverDays} />
      ) : null}
      {mayKeep ? <TimeRecorderId id={employee.id} /> : null}
      <RecordHistory
        history={page.history}
        actions={texts.actions}
        labelOf={useEmployeeLabel()}
        show={useEmployeeValue()}
      />
      {mayKeep ? (
        <ArchiveForm
          action={paths.employeeArchive(employee.id)}
          isArchived={employee.isArchived}
          text={[
            keptUntil ? texts.archive.text(formatLongDate(keptUntil, language)) : texts.archive.unpaidText,
            employee.exitOn === null ? texts.archive.noExit : '',
            page.openMonths.length === 0
              ? ''
              : texts.archive.open(page.openMonths.map((month) => formatMonth(month, language)).join(', ')),
          ].join(' ')}
          button={texts.archive.button}
        />
      ) : null}
    </>
  )
}

function Person({ employee, weeklyHours, mayKeep }: Pick<Props, 'employee' | 'weeklyHours' | 'mayKeep'>) {
  const { common, employees: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { fields } = texts
  const { exitOn } = employee
  const agreed = weeklyHours.map(({ from, hours }) => {
    const amount = hours === null ? '–' : formatDecimal(hours, language)
    return weeklyHours.length > 1 ? texts.weeklyHoursAt(amount, formatMonth(from, language)) : amount
  })
  return (
    <section className="sheet stack-tight" aria-labelledby="stammdaten">
      <h2 id="stammdaten">{texts.person}</h2>
      <Address party={{ ...employee, name: fullName(employee.firstName, employee.lastName) }} />
      <Facts
        facts={[
          { label: fields.number, value: employee.number },
          {
            label: fields.email,
            value: employee.email ? <MailAddress address={employee.email} /> : texts.noEmail,
          },
          { label: fields.phone, value: employee.phone },
          { label: fields.language, value: texts.languages[employee.language] },
          { label: fields.employment_type, value: common.employmentTypes[employee.employmentType] },
          { label: texts.columns.entry, value: <LongDate date={employee.entryOn} /> },
          { label: texts.columns.exit, value: exitOn && <LongDate date={exitOn} /> },
          {
            label: fields.weekly_hours,
            value: employee.weeklyHours || agreed.length > 1 ? agreed.join(', ') : null,
          },
        ]}
      />
      {mayKeep ? (
        <p className="screen-only">
          <a className="target" href={href(paths.employeeDetails(employee.id))}>
            {texts.edit}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function TimeRecorderId({ id }: { id: string }) {
  const texts = useTexts().employees
  return (
    <section className="sheet stack-tight screen-only" aria-labelledby="zeiterfassung">
      <h2 id="zeiterfassung">{texts.identifier.title}</h2>
      <CopyField value={id} label={texts.fields.id} hint={texts.identifier.text} />
    </section>
  )
}
