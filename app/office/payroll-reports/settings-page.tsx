import type { KeptReporting } from '~/domain/payroll-reports/settings.server'
import { formatToCopy } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { RecordForm } from '~/kit/record-form'
import { PageHead } from '~/kit/records/page-head'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'

export function ReportingPage({ settings, revision, funds }: KeptReporting) {
  const { payrollReports, payrollRun } = useTexts()
  const { settings: texts, saved } = payrollReports
  const language = useLanguage()
  const refusal = useRefusal()
  const { accidentMaximumCents: most } = settings
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={saved} />
      <PageHead back={{ to: paths.payslips(), label: payrollRun.back }} title={texts.title} />
      <p>{texts.text}</p>
      <RecordForm action={paths.payrollReporting()} revision={revision} button={texts.save}>
        <TextField
          {...fieldOf(refusal, 'company_number', settings.companyNumber)}
          label={texts.fields.company_number}
          hint={texts.hints.company_number}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        <RadioField
          name="tax_period"
          legend={texts.fields.tax_period}
          labels={texts.periods}
          stored={settings.taxPeriod}
        />
        <TextField
          {...fieldOf(refusal, 'accident_maximum', most === null ? null : formatToCopy(most, language))}
          label={texts.fields.accident_maximum}
          hint={texts.hints.accident_maximum}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'accident_tariff', settings.accidentTariff)}
          label={texts.fields.accident_tariff}
          hint={texts.hints.accident_tariff}
          autoComplete="off"
          isOptional
        />
      </RecordForm>
      <FundNumbers funds={funds} />
    </>
  )
}

function FundNumbers({ funds }: Pick<KeptReporting, 'funds'>) {
  const texts = useTexts().payrollReports.settings.funds
  const href = useHref()
  const refusal = useRefusal()
  const { name, defaultValue, fault } = fieldOf(refusal, 'name')
  return (
    <section className="stack-tight" aria-labelledby="kassen">
      <h2 id="kassen">{texts.title}</h2>
      <p className="soft">{texts.text}</p>
      {funds.length === 0 ? (
        <p className="empty">
          {texts.none}{' '}
          <a className="target" href={href(paths.payrollFunds())}>
            {texts.toFunds}
          </a>
        </p>
      ) : (
        <>
          <dl className="facts">
            {funds.map((fund) => (
              <div key={fund.name}>
                <dt>{fund.name}</dt>
                <dd>{fund.companyNumber ?? '–'}</dd>
              </div>
            ))}
          </dl>
          <OfficeForm action={paths.payrollFundNumber()} button={texts.save}>
            <SelectField
              name={name}
              label={texts.fund}
              value={defaultValue ?? funds.find((one) => one.companyNumber === null)?.name ?? ''}
              fault={fault}
              options={funds.map((one) => ({ value: one.name, label: one.name }))}
            />
            <TextField
              {...fieldOf(refusal, 'fund_number')}
              label={texts.number}
              inputMode="numeric"
              autoComplete="off"
            />
          </OfficeForm>
        </>
      )}
    </section>
  )
}
