import { CHURCHES, type PayrollFacts } from '~/domain/payroll-run/facts'
import { formatDate, formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { FactAmount, FactChoice, FactText, FactTick } from './facts-field'

/** As on the tax card. */
const TAX_CLASSES = { '1': 'I', '2': 'II', '3': 'III', '4': 'IV', '5': 'V', '6': 'VI' }

export const MORE_TAX = [
  ...['factor', 'allowance_monthly', 'allowance_annual', 'addition_monthly', 'addition_annual'],
  ...['church_of_spouse', 'flat_tax_borne_by', 'is_small_job', 'is_equalisation_declined'],
]

interface Props {
  facts: PayrollFacts
}

/** For whoever may not see churches, which stay as they are. */
interface TaxProps extends Props {
  isChurchHidden: boolean
}

export function TaxFields({ facts, isChurchHidden }: TaxProps) {
  const texts = useTexts().payrollRun.facts
  const churches = useChurches()
  const language = useLanguage()
  return (
    <>
      <FactChoice
        name="payroll_tax_class"
        stored={facts.taxClass === null ? '' : String(facts.taxClass)}
        labels={{ '': texts.noTaxClass, ...TAX_CLASSES }}
      />
      <FactText
        name="child_allowances"
        stored={facts.childAllowances && formatDecimal(facts.childAllowances, language)}
        inputMode="decimal"
      />
      {isChurchHidden ? (
        <p className="soft">{texts.churchHidden}</p>
      ) : (
        <FactChoice name="church" stored={facts.church} labels={churches} />
      )}
    </>
  )
}

export function MoreTaxFields({ facts, isChurchHidden }: TaxProps) {
  const texts = useTexts().payrollRun.facts
  const churches = useChurches()
  const language = useLanguage()
  return (
    <>
      <FactText
        name="factor"
        stored={facts.factor && formatDecimal(facts.factor, language)}
        inputMode="decimal"
      />
      {isChurchHidden ? null : (
        <FactChoice
          name="church_of_spouse"
          stored={facts.churchOfSpouse}
          labels={{ '': texts.noSpouse, ...churches }}
        />
      )}
      <FactAmount name="allowance_monthly" stored={facts.allowanceMonthly} />
      <FactAmount name="allowance_annual" stored={facts.allowanceAnnual} />
      <FactAmount name="addition_monthly" stored={facts.additionMonthly} />
      <FactAmount name="addition_annual" stored={facts.additionAnnual} />
      <FactChoice name="flat_tax_borne_by" stored={facts.flatTaxBorneBy} labels={texts.flatTaxBearers} />
      <FactTick name="is_small_job" stored={facts.isSmallJob} />
      <FactTick name="is_equalisation_declined" stored={facts.isEqualisationDeclined} />
    </>
  )
}

function useChurches(): Record<string, string> {
  const { churches, noChurch } = useTexts().payrollRun.facts
  return Object.fromEntries(CHURCHES.map((mark) => [mark, mark === '--' ? noChurch : churches[mark]]))
}

export function ChildFields({ facts }: Props) {
  const language = useLanguage()
  const born = facts.childBirthDates.map((date) => formatDate(date, language)).join(', ')
  return (
    <>
      <FactTick name="is_parent" stored={facts.isParent} />
      <FactText name="child_birth_dates" stored={born} />
    </>
  )
}

export function HolidayFields({ facts }: Props) {
  const language = useLanguage()
  const decimal = (text: string | null) => text && formatDecimal(text, language)
  return (
    <>
      <FactText name="holiday_days" stored={decimal(facts.holidayDays)} inputMode="decimal" />
      <FactText name="holiday_carried" stored={decimal(facts.holidayCarried)} />
    </>
  )
}
