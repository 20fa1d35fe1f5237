import type { ReactNode } from 'react'
import type { TenantSettings } from '~/domain/tenants/settings.server'
import { CountryField } from '~/kit/country-field'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { useTenantField } from './fields'

/** What a firm needs from day one: name, address and e-mail. */
export function SeatFields({ stored, belowStreet }: { stored?: TenantSettings; belowStreet?: ReactNode }) {
  const { nameHint } = useTexts().tenants
  const field = useTenantField(stored)
  return (
    <>
      <TextField {...field('name')} hint={nameHint} autoComplete="organization" />
      <TextField {...field('street')} autoComplete="street-address" />
      {belowStreet}
      <TextField {...field('postal_code')} autoComplete="postal-code" />
      <TextField {...field('city')} autoComplete="address-level2" />
      <CountryField {...field('country')} isSeat />
      <TextField {...field('email')} type="email" autoComplete="email" />
    </>
  )
}
