import type { TenantSettings } from '~/domain/tenants/settings.server'
import { TextField } from '../field'
import { useTexts } from '../language'
import { fieldOf, useRefusal } from '../refusal'
import { CountryField } from './country-field'

/** What a firm needs from day one: name, seat and mail address. */
export function SeatFields({ stored }: { stored?: TenantSettings }) {
  const texts = useTexts().tenants
  const refusal = useRefusal()
  return (
    <>
      <TextField
        {...fieldOf(refusal, 'name', stored?.name)}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="organization"
      />
      <TextField
        {...fieldOf(refusal, 'street', stored?.street)}
        label={texts.street}
        autoComplete="street-address"
      />
      <TextField
        {...fieldOf(refusal, 'postal_code', stored?.postal_code)}
        label={texts.postalCode}
        autoComplete="postal-code"
      />
      <TextField
        {...fieldOf(refusal, 'city', stored?.city)}
        label={texts.city}
        autoComplete="address-level2"
      />
      <CountryField {...fieldOf(refusal, 'country', stored?.country)} />
      <TextField
        {...fieldOf(refusal, 'email', stored?.email)}
        type="email"
        label={texts.email}
        autoComplete="email"
      />
    </>
  )
}
