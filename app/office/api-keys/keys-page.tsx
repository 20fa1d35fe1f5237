import type { ApiKey } from '~/domain/api-keys/keys.server'
import { grantsFor, READABLE } from '~/domain/api-keys/scopes'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { KeyList } from './key-list'

interface Props {
  firm: { id: string; name: string }
  keys: ApiKey[]
  today: string
  shown: string | null
  formKey: string
}

export function ApiKeysPage({ firm, keys, today, shown, formKey }: Props) {
  const { apiKeys: texts, tenants } = useTexts()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} labelOf={useLabel()} />
      <PageHead
        back={{ to: paths.tenant(firm.id), label: tenants.backToOne(firm.name) }}
        title={texts.title}
      />
      <p className="soft">{texts.text}</p>
      <p>
        <a href={paths.docs()}>{texts.docs}</a>
      </p>
      {shown === null ? null : (
        <Notice title={texts.shown}>
          <p>
            <code className="copyable">{shown}</code>
          </p>
        </Notice>
      )}
      <KeyList firmId={firm.id} keys={keys} today={today} />
      <OfficeForm action={paths.apiKeys(firm.id)} button={texts.make}>
        <h2>{texts.make}</h2>
        <input type="hidden" name={FORM_KEY_FIELD} value={refusal.values[FORM_KEY_FIELD] ?? formKey} />
        <TextField
          {...fieldOf(refusal, 'name')}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <TextField
          {...fieldOf(refusal, 'expires_on')}
          type="date"
          label={texts.expiresOn}
          hint={texts.expiresOnHint}
          isOptional
        />
        <FormPart title={texts.grants}>
          {READABLE.map((noun) => (
            <SelectField
              key={noun}
              name={noun}
              label={texts.nouns[noun]}
              value={refusal.values[noun] ?? 'none'}
              fault={refusal.faults[noun]}
              options={grantsFor(noun).map((grant) => ({ value: grant, label: texts.choices[grant] }))}
            />
          ))}
        </FormPart>
      </OfficeForm>
    </>
  )
}

function useLabel(): (field: string) => string {
  const { apiKeys: texts } = useTexts()
  const labels: Record<string, string> = { name: texts.name, expires_on: texts.expiresOn, ...texts.nouns }
  return (field) => labels[field] ?? field
}
