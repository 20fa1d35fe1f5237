import { ACCOUNT_NAMES, type AccountMap, CHARTS } from '~/domain/payroll-books/accounts'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { USUAL_FIELD } from './forms'

const FIRST_OWED = ACCOUNT_NAMES.indexOf('owed_pay')
const PARTS = [
  { part: 'costs', names: ACCOUNT_NAMES.slice(0, FIRST_OWED) },
  { part: 'owed', names: ACCOUNT_NAMES.slice(FIRST_OWED) },
] as const

export function AccountsPage({
  chart,
  accounts,
  consultant,
  client,
  yearBegins,
  revision,
}: AccountMap & { revision: number }) {
  const { payrollBooks: texts, payrollRun } = useTexts()
  const { accounts: words } = texts
  const refusal = useRefusal()
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead back={{ to: paths.payslips(), label: payrollRun.back }} title={words.title} />
      <p className="soft">{words.text}</p>
      <OfficeForm
        action={paths.payrollAccounts()}
        button={words.save}
        second={{ name: USUAL_FIELD, label: words.usual }}
      >
        <input type="hidden" name={REVISION_FIELD} value={refusal.values[REVISION_FIELD] ?? revision} />
        <SelectField
          name="chart"
          label={words.chart}
          hint={words.chartHint}
          value={refusal.values.chart ?? chart}
          options={CHARTS.map((value) => ({ value, label: words.charts[value] }))}
        />
        {PARTS.map(({ part, names }) => (
          <FormPart key={part} title={words.parts[part]}>
            {names.map((name) => (
              <TextField
                key={name}
                {...fieldOf(refusal, name, accounts[name])}
                {...digits}
                label={texts.names[name]}
                isOptional
              />
            ))}
          </FormPart>
        ))}
        <FormPart title={words.parts.datev}>
          <p className="soft">{words.datevText}</p>
          <TextField
            {...fieldOf(refusal, 'consultant', consultant)}
            {...digits}
            label={words.consultant}
            isOptional
          />
          <TextField {...fieldOf(refusal, 'client', client)} {...digits} label={words.client} isOptional />
          <TextField
            {...fieldOf(refusal, 'year_begins', yearBegins)}
            {...digits}
            label={words.yearBegins}
            hint={words.yearBeginsHint}
          />
        </FormPart>
      </OfficeForm>
    </>
  )
}
