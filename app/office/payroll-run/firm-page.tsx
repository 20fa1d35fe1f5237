import { STATES } from '~/domain/payroll/states'
import { type PayrollSettings, PRORATIONS, TRADES } from '~/domain/payroll-run/settings'
import type { KeptSettings } from '~/domain/payroll-run/settings.server'
import { formatDecimal } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { useLanguage, useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { PageHead } from '~/kit/records/page-head'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { FirmHistory } from './firm-history'
import { STATE_NAMES } from './states'

interface Props {
  firm: PayrollSettings | null
}

/** People employed on 31 December of a year, as far as is known. */
interface Employed {
  year: string
  employed: number
}

const PERCENTS = [
  { name: 'overtime_percent', key: 'overtimePercent' },
  { name: 'night_percent', key: 'nightPercent' },
  { name: 'deep_night_percent', key: 'deepNightPercent' },
  { name: 'sunday_percent', key: 'sundayPercent' },
  { name: 'holiday_percent', key: 'holidayPercent' },
  { name: 'special_holiday_percent', key: 'specialHolidayPercent' },
] as const

export function PayrollSettingsPage({ dated, revision, ...employed }: KeptSettings & Employed) {
  const { firm: texts, saved, back } = useTexts().payrollRun
  const refusal = useRefusal()
  const firm = dated[0]?.firm ?? null
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={saved} />
      <PageHead back={{ to: paths.payslips(), label: back }} title={texts.title} />
      <p>{texts.text}</p>
      <RecordForm action={paths.payrollFirm()} revision={revision} button={texts.save}>
        {firm === null ? null : (
          <TextField
            {...fieldOf(refusal, 'from')}
            label={texts.from}
            hint={texts.fromHint}
            type="month"
            autoComplete="off"
          />
        )}
        <Rules firm={firm} {...employed} />
        <FormMore
          title={texts.premiums}
          names={PERCENTS.map(({ name }) => name)}
          isUsed={PERCENTS.some(({ key }) => firm?.[key])}
        >
          <p>{texts.premiumsText}</p>
          <Percents firm={firm} />
        </FormMore>
      </RecordForm>
      {dated.length > 0 ? <FirmHistory dated={dated} /> : null}
    </>
  )
}

function Rules({ firm, year, employed }: Props & Employed) {
  const { firm: texts } = useTexts().payrollRun
  const refusal = useRefusal()
  const wasPosted = Object.keys(refusal.values).length > 0
  const { fault, name, defaultValue } = fieldOf(refusal, 'state', firm?.state)
  const flag = (
    field: 'is_in_u1' | 'is_levied' | 'is_public_body' | 'is_equalising',
    stored: boolean,
    hint?: string,
  ) => (
    <Checkbox
      id={field}
      name={field}
      label={texts.fields[field]}
      hint={hint}
      isChecked={wasPosted ? refusal.values[field] !== undefined : stored}
    />
  )
  return (
    <>
      <SelectField
        name={name}
        label={texts.fields.state}
        value={defaultValue ?? ''}
        fault={fault}
        options={[
          { value: '', label: texts.choose },
          ...STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
        ]}
      />
      {flag('is_in_u1', firm?.isInU1 ?? true)}
      {flag('is_levied', firm?.isLevied ?? true)}
      {flag('is_public_body', firm?.isPublicBody ?? false)}
      {flag('is_equalising', firm?.isEqualising ?? false, texts.equalising(year, employed))}
      <RadioField
        name="trade"
        legend={texts.fields.trade}
        labels={texts.trades}
        stored={firm?.trade ?? TRADES[0]}
      />
      <RadioField
        name="proration"
        legend={texts.fields.proration}
        labels={texts.prorations}
        stored={firm?.proration ?? PRORATIONS[0]}
      />
    </>
  )
}

function Percents({ firm }: Props) {
  const { firm: texts } = useTexts().payrollRun
  const language = useLanguage()
  const refusal = useRefusal()
  return PERCENTS.map(({ name, key }) => {
    const stored = firm?.[key]
    return (
      <TextField
        key={name}
        {...fieldOf(refusal, name, stored && formatDecimal(stored, language))}
        label={texts.fields[name]}
        inputMode="decimal"
        autoComplete="off"
        isOptional
      />
    )
  })
}
