import { ABSENCE_KINDS, EXTRA_KINDS } from '~/domain/payroll-run/extras'
import { formatAmount } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { MOST_ABSENCES, MOST_EXTRAS } from './extras-form'
import type { PayrollSlip } from './run.server'
import { SpecialFields } from './special-fields'

const EMPTY_ROWS = 2

export function ExtrasForm({ slip }: { slip: PayrollSlip }) {
  const { extras: texts } = useTexts().payrollRun.slip
  const language = useLanguage()
  const refusal = useRefusal()
  const { extras, revision, month, employee } = slip
  const entered = Object.keys(refusal.values).filter((name) => name.startsWith('kind_')).length
  const rows = Math.min(MOST_EXTRAS, Math.max(entered, extras.items.length + EMPTY_ROWS))
  const absences = Math.min(MOST_ABSENCES, extras.absences.length + 1)
  const expected = extras.expectedAnnualCents
  const hasAbsence =
    extras.absences.length > 0 ||
    Object.entries(refusal.values).some(([name, value]) => /^(absence|from|to)_/.test(name) && value !== '')
  return (
    <section className="stack-tight" aria-labelledby="besonderes">
      <h2 id="besonderes">{texts.title}</h2>
      <p className="soft">{texts.text}</p>
      <OfficeForm action={paths.payrollSlip(month, employee.id)} button={texts.save} isQuiet>
        <input type="hidden" name={REVISION_FIELD} value={revision} />
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name.
          <ExtraRow key={index} index={index} slip={slip} />
        ))}
        <SpecialFields slip={slip} />
        <details className="help" open={hasAbsence}>
          <summary>{texts.absences}</summary>
          <div className="stack-tight">
            {Array.from({ length: absences }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name.
              <AbsenceRow key={index} index={index} slip={slip} />
            ))}
          </div>
        </details>
        <TextField
          {...fieldOf(
            refusal,
            'expected_annual',
            expected === null ? null : formatAmount(expected, language),
          )}
          label={texts.expected}
          hint={texts.expectedHint}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
      </OfficeForm>
    </section>
  )
}

function ExtraRow({ index, slip: { extras } }: { index: number; slip: PayrollSlip }) {
  const {
    extraKinds,
    specials,
    slip: { extras: texts },
  } = useTexts().payrollRun
  const language = useLanguage()
  const refusal = useRefusal()
  const item = extras.items[index]
  const wasPosted = Object.keys(refusal.values).length > 0
  const kind = fieldOf(refusal, `kind_${index}`, item?.kind)
  const monthly = `monthly_${index}`
  return (
    <FormPart title={texts.row(index + 1)} isNested>
      <SelectField
        name={kind.name}
        label={texts.kind}
        value={kind.defaultValue ?? ''}
        fault={kind.fault}
        options={[
          { value: '', label: texts.none },
          ...EXTRA_KINDS.map((value) => ({ value, label: extraKinds[value] })),
        ]}
      />
      <TextField
        {...fieldOf(refusal, `amount_${index}`, item && formatAmount(item.cents, language))}
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        note={specials.needed}
      />
      <TextField
        {...fieldOf(refusal, `label_${index}`, item?.label)}
        label={texts.label}
        autoComplete="off"
        isOptional
      />
      <Checkbox
        id={monthly}
        name={monthly}
        label={texts.monthly}
        isChecked={wasPosted ? refusal.values[monthly] !== undefined : (item?.isMonthly ?? false)}
      />
    </FormPart>
  )
}

function AbsenceRow({ index, slip: { extras } }: { index: number; slip: PayrollSlip }) {
  const {
    specials: { needed: note },
    slip: { extras: texts, absenceKinds },
  } = useTexts().payrollRun
  const refusal = useRefusal()
  const absence = extras.absences[index]
  const kind = fieldOf(refusal, `absence_${index}`, absence?.kind)
  return (
    <>
      <SelectField
        name={kind.name}
        label={texts.absence}
        value={kind.defaultValue ?? ''}
        fault={kind.fault}
        options={[
          { value: '', label: texts.none },
          ...ABSENCE_KINDS.map((value) => ({ value, label: absenceKinds[value] })),
        ]}
      />
      <TextField
        {...fieldOf(refusal, `from_${index}`, absence?.from)}
        label={texts.from}
        type="date"
        note={note}
      />
      <TextField {...fieldOf(refusal, `to_${index}`, absence?.to)} label={texts.to} type="date" note={note} />
    </>
  )
}
