import { parseIban } from '~/domain/values/iban'
import { TextField } from '~/kit/field'
import { SECOND_LOOK_FIELD } from '~/kit/forms/second-look'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefusal } from '~/kit/refusal'
import { SecondLook } from '~/kit/second-look'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  asksForCode: boolean
}

export function BankPage({ tenant, asksForCode }: Props) {
  const { tenants, bank: accounts } = useTexts()
  const { save, bank } = tenants
  const { faults, values } = useRefusal()
  const field = useTenantField(tenant)
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <SectionPage tenant={tenant} title={bank.title} text={bank.text}>
      <RecordForm action={paths.tenantBank(tenant.id)} revision={tenant.revision} button={save}>
        {faults[SECOND_LOOK_FIELD] || faults.code ? (
          <SecondLook
            holder={tenant.name}
            before={{ iban: tenant.iban, bankName: tenant.bank_name }}
            after={{ iban: parseIban(values.iban ?? '') ?? null, bankName: values.bank_name || null }}
            text={accounts.accounts.invoicesText}
            asksForCode={asksForCode}
          />
        ) : null}
        <TextField {...field('iban')} {...code} hint={bank.ibanHint} note={bank.ibanNote} />
        <TextField {...field('bic')} {...code} isOptional />
        <TextField {...field('bank_name')} autoComplete="off" isOptional />
        <TextField {...field('creditor_id')} {...code} hint={bank.creditorHint} note={bank.creditorNote} />
      </RecordForm>
    </SectionPage>
  )
}
