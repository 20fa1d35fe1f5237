import type { DatedPay } from '~/domain/employees/pay.server'
import type { EmployeePage } from '~/domain/overviews/employee.server'
import { formatMoney, formatMonth } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'

interface Props {
  id: string
  confidential: NonNullable<EmployeePage['confidential']>
}

/** Shown only to roles with access to pay. */
export function Confidential({ id, confidential }: Props) {
  const { employees } = useTexts()
  const { fields, confidential: texts, pay: payTexts, opening } = employees
  const sayPay = usePay()
  const href = useHref()
  const { birthDate, socialInsuranceNumber, taxId, iban, taxClass, healthFund, pay, next } = confidential
  const known = (text: string | null) => (text ? unbroken(text) : texts.missing)
  return (
    <section className="stack-tight" aria-labelledby="vertraulich">
      <h2 id="vertraulich">{texts.title}</h2>
      <p className="soft small">{texts.whoSees}</p>
      <Facts
        facts={[
          { label: fields.birth_date, value: birthDate ? <LongDate date={birthDate} /> : texts.missing },
          { label: fields.social_insurance_number, value: known(socialInsuranceNumber) },
          { label: fields.tax_id, value: known(taxId) },
          { label: fields.iban, value: known(iban) },
          { label: fields.tax_class, value: taxClass },
          { label: fields.health_fund, value: healthFund },
          { label: payTexts.title, value: pay ? sayPay(pay) : texts.missing },
          { label: payTexts.next, value: next && sayPay(next) },
        ]}
      />
      <p className="screen-only actions">
        <a className="target" href={href(paths.employeeConfidential(id))}>
          {texts.edit}
        </a>
        <a className="target" href={href(paths.employeeOpening(id))}>
          {opening.link}
        </a>
      </p>
    </section>
  )
}

function usePay(): (pay: DatedPay) => string {
  const texts = useTexts().employees.pay
  const language = useLanguage()
  return ({ kind, cents, from }) =>
    texts.amountFrom[kind](formatMoney(cents, language), formatMonth(from, language))
}
