import { paths } from '~/paths'
import { ChoiceGroup, RadioChoice } from '../choice'
import { TextField } from '../field'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { fieldOf, useRefusal } from '../refusal'
import { SeatFields } from './seat-fields'
import { SectionPage, type TenantProps } from './section-page'

const LANGUAGES = ['de', 'en'] as const

export function AddressPage({ tenant }: TenantProps) {
  const texts = useTexts().tenants
  const refusal = useRefusal()
  const field = (
    name: 'phone' | 'website' | 'managing_director' | 'register_entry' | 'vat_id' | 'tax_number',
  ) => ({
    ...fieldOf(refusal, name, tenant[name]),
    label: texts.address.fields[name],
    isOptional: true,
  })
  const language = refusal.values.language ?? tenant.language
  return (
    <SectionPage tenant={tenant} title={texts.address.title} text={texts.address.text}>
      <OfficeForm action={paths.tenantAddress(tenant.id)} button={texts.save}>
        <SeatFields stored={tenant} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('website')} autoComplete="url" autoCapitalize="none" />
        <TextField {...field('managing_director')} autoComplete="off" />
        <TextField {...field('register_entry')} hint={texts.address.registerHint} autoComplete="off" />
        <TextField {...field('vat_id')} hint={texts.address.vatIdHint} autoComplete="off" />
        <TextField {...field('tax_number')} hint={texts.address.taxNumberHint} autoComplete="off" />
        <ChoiceGroup id="language" legend={texts.address.language} fault={refusal.faults.language}>
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
      </OfficeForm>
    </SectionPage>
  )
}
