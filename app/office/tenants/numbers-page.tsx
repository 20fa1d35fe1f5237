import { Fragment } from 'react'
import { LONGEST_PREFIX } from '~/domain/numbers/format'
import type { NumberSettings } from '~/domain/numbers/page.server'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { RecordForm } from '~/kit/record-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import type { NumberRange } from '~db/schema'
import { SEEN_NEXT_FIELD } from './number-forms'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  range: NumberRange
  name: string
  /** The stored settings; the form may show others, as a preview. */
  stored: NumberSettings
  shown: NumberSettings
  isTried: boolean
  preview: string[]
}

export function NumbersPage({ tenant, range, name, stored, shown, isTried, preview }: Props) {
  const texts = useTexts().tenants
  const { numbers } = texts
  const refusal = useRefusal()
  const path = paths.tenantNumbers(tenant.id, name)
  const actionOf = useFormAction()
  const isPosted = Object.keys(refusal.values).length > 0
  const isChecked = (flag: 'is_yearly' | 'is_own') =>
    isPosted ? refusal.values[flag] !== undefined : shown[flag] === 1
  return (
    <SectionPage
      tenant={tenant}
      title={numbers.of[range]}
      text={numbers.formText}
      labelOf={(field) => numbers.fields[field as keyof typeof numbers.fields] ?? field}
    >
      <div role={isTried ? 'status' : undefined}>
        <p>{shown.is_own === 0 ? numbers.shared : isTried ? numbers.wouldBe : numbers.willBe}</p>
        <p>
          {preview.map((number, place) => (
            <Fragment key={number}>
              {place > 0 ? ', ' : ''}
              <strong className="amount">{number}</strong>
            </Fragment>
          ))}
        </p>
      </div>
      <RecordForm action={path} revision={stored.revision} button={texts.save}>
        {range === 'cancellation' ? (
          <Checkbox id="is_own" name="is_own" label={numbers.fields.is_own} isChecked={isChecked('is_own')} />
        ) : null}
        <TextField
          {...fieldOf(refusal, 'prefix', shown.prefix)}
          label={numbers.fields.prefix}
          hint={numbers.prefixHint}
          maxLength={LONGEST_PREFIX}
          autoComplete="off"
          isOptional
        />
        {(['digits', 'next'] as const).map((field) => (
          <TextField
            key={field}
            {...fieldOf(refusal, field, String(shown[field]))}
            label={numbers.fields[field]}
            hint={numbers.hints[field]}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <input type="hidden" name={SEEN_NEXT_FIELD} value={stored.next} />
        <Checkbox
          id="is_yearly"
          name="is_yearly"
          label={numbers.fields.is_yearly}
          isChecked={isChecked('is_yearly')}
        />
        <button type="submit" className="button button-quiet" formMethod="get" formAction={actionOf(path)}>
          {numbers.tryOut}
        </button>
      </RecordForm>
    </SectionPage>
  )
}
