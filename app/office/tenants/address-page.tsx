import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SeatFields } from './seat-fields'
import { SectionPage, type TenantProps } from './section-page'

const LANGUAGES = ['de', 'en'] as const

export function AddressPage({ tenant }: TenantProps) {
  const texts = useTexts().tenants
  const { oneOfTwo } = texts.address
  const refusal = useRefusal()
  const field = useTenantField(tenant)
  const language = refusal.values.language ?? tenant.language
  return (
    <SectionPage tenant={tenant} title={texts.address.title} text={texts.address.text}>
      <RecordForm action={paths.tenantAddress(tenant.id)} revision={tenant.revision} button={texts.save}>
        <SeatFields
          stored={tenant}
          belowStreet={
            <TextField
              {...field('address_extra')}
              hint={texts.address.extraHint}
              autoComplete="off"
              isOptional
            />
          }
        />
        <TextField {...field('phone')} type="tel" autoComplete="tel" isOptional />
        <TextField {...field('website')} autoComplete="url" autoCapitalize="none" isOptional />
        <TextField {...field('vat_id')} hint={texts.address.vatIdHint} autoComplete="off" note={oneOfTwo} />
        <TextField
          {...field('tax_number')}
          hint={texts.address.taxNumberHint}
          autoComplete="off"
          note={oneOfTwo}
        />
        <ChoiceGroup id="language" legend={texts.fields.language} fault={refusal.faults.language}>
          {LANGUAGES.map((one, index) => (
            <RadioChoice
              key={one}
              id={index === 0 ? 'language' : `language-${one}`}
              name="language"
              value={one}
              label={texts.address.languages[one]}
              isChecked={language === one}
            />
          ))}
        </ChoiceGroup>
      </RecordForm>
    </SectionPage>
  )
}
