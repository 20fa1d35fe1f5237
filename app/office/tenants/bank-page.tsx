import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

export function BankPage({ tenant }: TenantProps) {
  const { save, bank } = useTexts().tenants
  const field = useTenantField(tenant)
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <SectionPage tenant={tenant} title={bank.title} text={bank.text}>
      <RecordForm action={paths.tenantBank(tenant.id)} revision={tenant.revision} button={save}>
        <TextField {...field('iban')} {...code} hint={bank.ibanHint} note={bank.ibanNote} />
        <TextField {...field('bic')} {...code} isOptional />
        <TextField {...field('bank_name')} autoComplete="off" isOptional />
        <TextField {...field('creditor_id')} {...code} hint={bank.creditorHint} note={bank.creditorNote} />
      </RecordForm>
    </SectionPage>
  )
}
