import { NOTHING_RARE, type PayrollFacts } from '~/domain/payroll-run/facts'
import { formatMonth } from '~/i18n/format'
import { TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { EmployeeFormPage } from '../employees/form-page'
import type { FactsPage } from './facts.server'
import { EmploymentFields } from './facts-employment-fields'
import { ChildFields, HolidayFields, MORE_TAX, MoreTaxFields, TaxFields } from './facts-more-fields'
import {
  EmploymentMoreFields,
  INSURANCE,
  OTHERS,
  OtherFields,
  PrivateFields,
  RareFields,
} from './facts-rare-fields'

const RARE = [
  ...(['formerNumber', 'placeOfWork', 'isManagingDirector', 'paysFundDirectly'] as const),
  ...(['professionalPremium', 'hasSickPayClaim', 'isAgeLimitAllowanceConfirmed'] as const),
] as const

export function PayrollFactsPage(page: FactsPage) {
  const { facts: texts, funds } = useTexts().payrollRun
  const language = useLanguage()
  const href = useHref()
  const refusal = useRefusal()
  const { employee, months, from, revision, isFirst, facts, isChurchHidden } = page
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
        <EmploymentFields page={page} />
        <TaxFields facts={facts} isChurchHidden={isChurchHidden} />
        <ChildFields facts={facts} />
        <HolidayFields facts={facts} />
        <FormMore {...texts.parts.tax} names={MORE_TAX} isUsed={isTaxUsed(facts)}>
          <MoreTaxFields facts={facts} isChurchHidden={isChurchHidden} />
        </FormMore>
        <FormMore {...texts.parts.insurance} names={INSURANCE} isUsed={isPrivate(facts) || isRare(facts)}>
          <EmploymentMoreFields facts={facts} />
          <PrivateFields facts={facts} />
          <RareFields facts={facts} />
        </FormMore>
        <FormMore {...texts.parts.others} names={OTHERS} isUsed={areOthersUsed(facts)}>
          <OtherFields facts={facts} />
        </FormMore>
      </RecordForm>
    </EmployeeFormPage>
  )
}

function isTaxUsed(facts: PayrollFacts): boolean {
  const { allowanceMonthly, allowanceAnnual, additionMonthly, additionAnnual } = facts
  const sums = [allowanceMonthly, allowanceAnnual, additionMonthly, additionAnnual]
  return (
    facts.factor !== null ||
    facts.churchOfSpouse !== null ||
    facts.isSmallJob ||
    facts.isEqualisationDeclined ||
    facts.flatTaxBorneBy !== 'employer' ||
    sums.some((cents) => cents !== null)
  )
}

function areOthersUsed(facts: PayrollFacts): boolean {
  const { otherJob, secondJob, earlierEmployers, isEarlierUnknown } = facts
  return otherJob !== null || secondJob !== null || earlierEmployers !== 'none' || isEarlierUnknown
}

function isPrivate({ contributionGroup, privateHealth, pensionExemption, fund }: PayrollFacts): boolean {
  const isInsured = /^[1369]/.test(contributionGroup) || (contributionGroup === '0100' && fund !== null)
  return !isInsured || privateHealth !== null || pensionExemption !== null
}

function isRare(facts: PayrollFacts): boolean {
  const { fixedTermTo, workingDays } = facts
  if (fixedTermTo !== null || workingDays !== null) return true
  return RARE.some((name) => facts[name] !== NOTHING_RARE[name])
}
