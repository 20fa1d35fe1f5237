import type { EmployeePage as EmployeePageData } from '~/domain/overviews/employee.server'
import { fullName } from '~/domain/values/person-name'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { CopyField } from '~/kit/office/copy-field'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { paths } from '~/paths'
import { LinksSection } from '../links/list-section'
import { useEmployeeActs } from './acts'
import { Confidential } from './confidential-facts'
import { EmploymentFacts, Person } from './facts'
import { HeldAddressPart } from './held-address'
import { EmployeeDocuments, Leaver } from './leaver'
import { EmployeeHours, EmployeePayslips } from './parts'
import { useEmployeeLabel, useEmployeeValue } from './words'

interface Props extends EmployeePageData {
  mayKeep: boolean
  mayRelease: boolean
}

const SHAPES: Record<EmployeePageData['standing'], StatusShape> = {
  employed: 'done',
  coming: 'waiting',
  left: 'cancelled',
  archived: 'cancelled',
}

export function EmployeePage(page: Props) {
  const texts = useTexts().employees
  const { employee, standing, confidential, mayKeep } = page
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.employees(), label: texts.back }}
        title={fullName(employee.firstName, employee.lastName)}
        status={<StatusMark shape={SHAPES[standing]}>{texts.standings[standing]}</StatusMark>}
        {...useEmployeeActs(page)}
      />
      {employee.isArchived ? <p className="soft">{texts.archive.undoText}</p> : null}
      <HeldAddressPart {...page} />
      <EmploymentFacts {...page} />
      <RecordBody
        aside={
          <>
            <Person employee={employee} />
            {confidential ? <Confidential id={employee.id} confidential={confidential} /> : null}
            <RecordHistory
              history={page.history}
              actions={texts.actions}
              labelOf={useEmployeeLabel()}
              show={useEmployeeValue()}
            />
            {mayKeep ? <TimeRecorderId id={employee.id} /> : null}
          </>
        }
      >
        <EmployeePayslips employee={employee} payslips={page.payslips} />
        <EmployeeHours hours={page.hours} />
        {page.documents ? <EmployeeDocuments employee={employee} documents={page.documents} /> : null}
        <Links {...page} />
      </RecordBody>
    </>
  )
}

function Links({ employee, links, seenAt, leaverDays }: Props) {
  if (!links) return null
  return (
    <>
      <LinksSection
        links={links}
        seenAt={seenAt}
        purpose="mitarbeiter-portal"
        name={fullName(employee.firstName, employee.lastName)}
        create={paths.officeEmployeeLink(employee.id)}
        block={paths.employeeLinkBlock(employee.id)}
      />
      {employee.exitOn !== null || employee.isArchived ? (
        <Leaver employee={employee} days={leaverDays} />
      ) : null}
    </>
  )
}

function TimeRecorderId({ id }: { id: string }) {
  const texts = useTexts().employees
  return (
    <section className="stack-tight screen-only" aria-labelledby="zeiterfassung">
      <h2 id="zeiterfassung">{texts.identifier.title}</h2>
      <CopyField value={id} label={texts.fields.id} hint={texts.identifier.text} isQuiet />
    </section>
  )
}
