import type { DraftValues } from '~/domain/invoices/drafts/draft-values'
import { formatDate, formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { FormMore } from '~/kit/form-more'
import { deductedIn, deductionField } from '~/kit/forms/deduction-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'

export interface OfferedAdvance {
  id: string
  number: string
  issuedOn: string
  cents: number
  openCents: number
}

interface Props {
  values: Pick<DraftValues, 'is_advance' | 'deductions'>
  advances: readonly OfferedAdvance[]
}

export function AdvanceFields({ values, advances }: Props) {
  const { editor } = useTexts().invoices
  const refusal = useRefusal()
  const wasPosted = Object.keys(refusal.values).length > 0
  const isAdvance = wasPosted ? Boolean(refusal.values.is_advance) : values.is_advance === 1
  const ticked = wasPosted ? deductedIn(refusal.values) : values.deductions
  return (
    <FormMore title={editor.advances} names={['is_advance']} isUsed={isAdvance || advances.length > 0}>
      <Checkbox
        id="is_advance"
        name="is_advance"
        label={
          <>
            {editor.fields.is_advance}
            <span className="field-hint">{editor.advanceHint}</span>
          </>
        }
        isChecked={isAdvance}
        fault={refusal.faults.is_advance}
      />
      <Deductions advances={advances} ticked={ticked} />
    </FormMore>
  )
}

function Deductions({ advances, ticked }: Pick<Props, 'advances'> & { ticked: readonly string[] }) {
  const { editor } = useTexts().invoices
  const language = useLanguage()
  if (advances.length === 0) return null
  return (
    <ChoiceGroup id="abzug" legend={editor.deduct}>
      <p className="soft">{editor.deductHint}</p>
      {advances.map(({ id, number, issuedOn, cents, openCents }) => {
        const label = editor.advance(number, formatDate(issuedOn, language), formatMoney(cents, language))
        const open = openCents > 0 ? editor.advanceOpen(formatMoney(openCents, language)) : null
        return (
          <Checkbox
            key={id}
            id={deductionField(id)}
            name={deductionField(id)}
            label={
              <>
                {label}
                {open ? <span className="field-hint">{open}</span> : null}
              </>
            }
            isChecked={ticked.includes(id)}
          />
        )
      })}
    </ChoiceGroup>
  )
}
