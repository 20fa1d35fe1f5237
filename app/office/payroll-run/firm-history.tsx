import { type DatedSettings, FIRST_MONTH, type PayrollSettings } from '~/domain/payroll-run/settings'
import { formatDecimal, formatMonth } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { STATE_NAMES } from './states'

export function FirmHistory({ dated }: { dated: readonly DatedSettings[] }) {
  const { firm: texts } = useTexts().payrollRun
  const language = useLanguage()
  const valuesOf = useValues()
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{texts.history}</h2>
      <dl className="stack-tight">
        {dated.map(({ from, firm }) => (
          <div key={from}>
            <dt>
              <strong>
                {from === FIRST_MONTH ? texts.fromStart : texts.fromMonth(formatMonth(from, language))}
              </strong>
            </dt>
            <dd>{valuesOf(firm).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useValues(): (firm: PayrollSettings) => string[] {
  const { fields, trades, prorations } = useTexts().payrollRun.firm
  const language = useLanguage()
  return (firm) => {
    const flags: [string, boolean][] = [
      [fields.is_in_u1, firm.isInU1],
      [fields.is_levied, firm.isLevied],
      [fields.is_public_body, firm.isPublicBody],
      [fields.is_equalising, firm.isEqualising],
    ]
    const percents: [string, string | null][] = [
      [fields.overtime_percent, firm.overtimePercent],
      [fields.night_percent, firm.nightPercent],
      [fields.deep_night_percent, firm.deepNightPercent],
      [fields.sunday_percent, firm.sundayPercent],
      [fields.holiday_percent, firm.holidayPercent],
      [fields.special_holiday_percent, firm.specialHolidayPercent],
    ]
    return [
      STATE_NAMES[firm.state],
      ...flags.flatMap(([label, is]) => (is ? [label] : [])),
      trades[firm.trade],
      `${fields.proration}: ${prorations[firm.proration]}`,
      ...percents.flatMap(([label, percent]) =>
        percent === null ? [] : [`${label}: ${formatDecimal(percent, language)}`],
      ),
    ]
  }
}
