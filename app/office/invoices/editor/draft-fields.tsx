import { BY_TRANSFER, type DraftValues } from '~/domain/invoices/drafts/draft-values'
import { Checkbox } from '~/kit/choice'
import { DeliveryFields } from '~/kit/delivery-fields'
import { TextAreaField, TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import type { Suggestion } from '~/kit/forms/earlier-lines'
import { PASTE_FIELD } from '~/kit/forms/line-buttons'
import { LINES_FIELD } from '~/kit/forms/priced-lines'
import { wholeValues } from '~/kit/forms/whole-adjustments'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { AdvanceFields, type OfferedAdvance } from './advance-fields'
import { DraftTotals } from './draft-totals'
import { EarlierNotes } from './earlier-notes'
import { LineFields } from './line-fields'

export interface DraftFieldsProps {
  values: DraftValues
  /** Active ones. */
  mandates: { id: string; reference: string; ibanMasked: string }[]
  suggestions: Suggestion[]
  notes: string[]
  advances: OfferedAdvance[]
  isConsumer: boolean
  usualTax: string
}

export function DraftFields({
  values,
  mandates,
  suggestions,
  notes,
  advances,
  isConsumer,
  usualTax,
}: DraftFieldsProps) {
  const { editor } = useTexts().invoices
  const field = useDraftField(values)
  const ways = {
    [BY_TRANSFER]: editor.transfer,
    ...Object.fromEntries(mandates.map((one) => [one.id, editor.debit(one.reference, one.ibanMasked)])),
  }
  return (
    <>
      <TextField {...field('service_from')} type="date" />
      <TextField {...field('service_to')} type="date" />
      <TextField {...field('due_on')} type="date" hint={editor.dueHint} isOptional />
      <LineFields
        stored={values.lines}
        suggestions={suggestions}
        withLabour={isConsumer}
        usualTax={usualTax}
        withPeriods
      />
      <WholeAdjustments values={values} />
      <AdvanceFields values={values} advances={advances} />
      <DraftTotals stored={values} advances={advances} withLabour={isConsumer} />
      <RadioField name="payment" legend={editor.fields.payment} labels={ways} stored={values.payment} />
      <TextAreaField {...field('note')} rows={3} hint={editor.noteHint} isOptional />
      <EarlierNotes notes={notes} />
      <MoreFields values={values} />
    </>
  )
}

const WHOLE = ['allowance', 'allowance_reason', 'charge', 'charge_reason'] as const

function WholeAdjustments({ values: { adjustments } }: Pick<DraftFieldsProps, 'values'>) {
  const { editor } = useTexts().invoices
  const refusal = useRefusal()
  const stored = wholeValues(adjustments)
  const field = (name: (typeof WHOLE)[number]) => ({
    ...fieldOf(refusal, name, stored[name] ?? ''),
    label: editor.fields[name],
    autoComplete: 'off',
  })
  const isUsed = ['allowance', 'charge'].some((name) => Boolean(refusal.values[name] ?? stored[name]))
  return (
    <FormMore title={editor.whole} names={WHOLE} isUsed={isUsed}>
      <TextField {...field('allowance')} hint={editor.wholeHint} isOptional />
      <TextField {...field('allowance_reason')} hint={editor.allowanceHint} isOptional />
      <TextField {...field('charge')} hint={editor.wholeHint} isOptional />
      <TextField {...field('charge_reason')} hint={editor.chargeHint} isOptional />
    </FormMore>
  )
}

const RARE = [
  'buyer_reference',
  'order_number',
  'project_number',
  'discount_percent',
  'delivery_street',
] as const

const OF_LINES = new RegExp(`^(form|is_advance|position_.*|${LINES_FIELD}|${PASTE_FIELD})$`)

function MoreFields({ values }: Pick<DraftFieldsProps, 'values'>) {
  const { editor } = useTexts().invoices
  const { languages } = useTexts().customers
  const refusal = useRefusal()
  const field = useDraftField(values)
  const wasPosted = Object.keys(refusal.values).length > 0
  const used = RARE.flatMap((name) => field(name).defaultValue || []).join(', ')
  return (
    <FormMore
      title={editor.more}
      about={used}
      names={Object.keys(refusal.faults).filter((name) => !OF_LINES.test(name))}
    >
      <TextField {...field('buyer_reference')} hint={editor.buyerReferenceHint} isOptional />
      <TextField {...field('order_number')} isOptional />
      <TextField {...field('project_number')} isOptional />
      <TextField {...field('discount_percent')} inputMode="decimal" isOptional />
      <TextField {...field('discount_days')} inputMode="numeric" isOptional />
      <RadioField
        name="language"
        legend={editor.fields.language}
        labels={languages}
        stored={values.language}
      />
      <Checkbox
        id="is_property"
        name="is_property"
        label={
          <>
            {editor.fields.is_property}
            <span className="field-hint">{editor.propertyHint}</span>
          </>
        }
        isChecked={wasPosted ? Boolean(refusal.values.is_property) : values.is_property === 1}
      />
      <DeliveryFields stored={values} />
    </FormMore>
  )
}

type Field = Exclude<
  keyof DraftValues,
  | 'lines'
  | 'adjustments'
  | 'deductions'
  | 'payment'
  | 'language'
  | 'is_property'
  | 'is_advance'
  | `delivery_${string}`
>

function useDraftField(values: DraftValues) {
  const { editor } = useTexts().invoices
  const refusal = useRefusal()
  return (name: Field | 'delivery_street') => {
    const stored = values[name]
    return {
      ...fieldOf(refusal, name, stored === null ? null : String(stored)),
      label: name === 'delivery_street' ? '' : editor.fields[name],
      autoComplete: 'off',
    }
  }
}
