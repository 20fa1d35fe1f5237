import { CountryField } from '~/kit/country-field'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { Page } from '~/kit/page'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { NewPasswordField } from './password-fields'

export function SetupPage() {
  const texts = useTexts().setup
  const refusal = useRefusal()
  return (
    <Page isNarrow>
      <ErrorSummary faults={refusal.faults} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <OfficeForm action={paths.setup()} button={texts.button}>
        <TextField
          {...fieldOf(refusal, 'setup_code')}
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <h2>{texts.you}</h2>
        <TextField {...fieldOf(refusal, 'name')} label={texts.name} autoComplete="name" />
        <TextField {...fieldOf(refusal, 'email')} type="email" label={texts.email} autoComplete="username" />
        <NewPasswordField isFirst />
        <h2>{texts.firm}</h2>
        <TextField {...fieldOf(refusal, 'firm')} label={texts.firmName} autoComplete="organization" />
        <TextField {...fieldOf(refusal, 'street')} label={texts.street} autoComplete="street-address" />
        <TextField {...fieldOf(refusal, 'postal_code')} label={texts.postalCode} autoComplete="postal-code" />
        <TextField {...fieldOf(refusal, 'city')} label={texts.city} autoComplete="address-level2" />
        <CountryField {...fieldOf(refusal, 'country')} label={texts.country} isSeat />
      </OfficeForm>
    </Page>
  )
}
