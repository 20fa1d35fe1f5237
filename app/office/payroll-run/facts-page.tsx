import type { ReactNode } from 'react'
import { NOTHING_RARE, type PayrollFacts } from '~/domain/payroll-run/facts'
import { formatMonth } from '~/i18n/format'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { EmployeeFormPage } from '../employees/form-page'
import type { FactsPage } from './facts.server'
import { EmploymentFields } from './facts-employment-fields'
import { ChildFields, HolidayFields, OtherFields, PrivateFields, TaxFields } from './facts-more-fields'
import { RareFields } from './facts-rare-fields'

const RARE = [
  ...(['formerNumber', 'placeOfWork', 'isManagingDirector', 'isSmallJob', 'paysFundDirectly'] as const),
  ...(['professionalPremium', 'hasSickPayClaim', 'isAgeLimitAllowanceConfirmed', 'churchOfSpouse'] as const),
] as const

export function PayrollFactsPage(page: FactsPage) {
  const { facts: texts, funds } = useTexts().payrollRun
  const language = useLanguage()
  const href = useHref()
  const refusal = useRefusal()
  const { employee, months, from, revision, isFirst } = page
  return (
    <EmployeeFormPage employee={employee} title={texts.title} text={texts.text}>
      {isFirst ? (
        <p className="soft">{texts.firstHint}</p>
      ) : (
        <p>{texts.history(months.map((month) => formatMonth(month, language)).join(', '))}</p>
      )}
      {page.funds.length > 0 ? null : (
        <p>
          {texts.noFunds}{' '}
          <a className="target" href={href(paths.payrollFunds())}>
            {funds.title}
          </a>
        </p>
      )}
      <RecordForm action={paths.employeePayrollFacts(employee.id)} revision={revision} button={texts.save}>
        <TextField
          {...fieldOf(refusal, 'from', from)}
          label={texts.fields.from}
          hint={texts.hints.from}
          type="month"
          autoComplete="off"
        />
        <FormPart title={texts.parts.employment}>
          <EmploymentFields page={page} />
        </FormPart>
        <FormPart title={texts.parts.tax}>
          <TaxFields facts={page.facts} />
        </FormPart>
        <FormPart title={texts.parts.children}>
          <ChildFields facts={page.facts} />
        </FormPart>
        <FoldedPart title={texts.parts.privateInsurance} isUsed={isPrivate(page.facts)}>
          <PrivateFields facts={page.facts} />
        </FoldedPart>
        <FormPart title={texts.parts.others}>
          <OtherFields facts={page.facts} />
        </FormPart>
        <FormPart title={texts.parts.holiday}>
          <HolidayFields facts={page.facts} />
        </FormPart>
        <FoldedPart title={texts.parts.rare} isUsed={isRare(page.facts)}>
          <RareFields facts={page.facts} />
        </FoldedPart>
      </RecordForm>
    </EmployeeFormPage>
  )
}

/** Rarely needed section; open if it has values, and after a refusal. */
function FoldedPart({ title, isUsed, children }: { title: string; isUsed: boolean; children: ReactNode }) {
  const isBack = Object.keys(useRefusal().values).length > 0
  return (
    <details className="help" open={isUsed || isBack}>
      <summary>{title}</summary>
      <div className="stack-tight">{children}</div>
    </details>
  )
}

function isPrivate({ contributionGroup, privateHealth, pensionExemption, fund }: PayrollFacts): boolean {
  const isInsured = /^[1369]/.test(contributionGroup) || (contributionGroup === '0100' && fund !== null)
  return !isInsured || privateHealth !== null || pensionExemption !== null
}

function isRare(facts: PayrollFacts): boolean {
  return RARE.some((name) => facts[name] !== NOTHING_RARE[name])
}
