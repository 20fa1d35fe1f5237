import { formatIban } from '~/i18n/format'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { fieldOf, useRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

export function BankPage({ tenant }: TenantProps) {
  const { save, bank } = useTexts().tenants
  const refusal = useRefusal()
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, isOptional: true }
  return (
    <SectionPage tenant={tenant} title={bank.title} text={bank.text}>
      <OfficeForm action={paths.tenantBank(tenant.id)} button={save}>
        <TextField
          {...fieldOf(refusal, 'iban', tenant.iban && formatIban(tenant.iban))}
          {...code}
          label={bank.fields.iban}
          hint={bank.ibanHint}
        />
        <TextField {...fieldOf(refusal, 'bic', tenant.bic)} {...code} label={bank.fields.bic} />
        <TextField
          {...fieldOf(refusal, 'bank_name', tenant.bank_name)}
          label={bank.fields.bank_name}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'creditor_id', tenant.creditor_id)}
          {...code}
          label={bank.fields.creditor_id}
          hint={bank.creditorHint}
        />
      </OfficeForm>
    </SectionPage>
  )
}
