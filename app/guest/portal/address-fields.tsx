import { CountryField } from '~/kit/country-field'
import { TextField } from '~/kit/field'
import type { FormRefusal } from '~/kit/forms/faults'
import { useTexts } from '~/kit/language'

export function AddressFields({ refusal }: { refusal: FormRefusal | undefined }) {
  const texts = useTexts().portal.change.address
  const of = (name: string) => ({
    name,
    fault: refusal?.faults[name],
    defaultValue: refusal?.values[name],
  })
  return (
    <>
      <input type="hidden" name="kind" value="address" />
      <TextField {...of('street')} label={texts.street} autoComplete="address-line1" />
      <TextField
        {...of('address_extra')}
        label={texts.addressExtra}
        hint={texts.addressExtraHint}
        autoComplete="address-line2"
        isOptional
      />
      <TextField {...of('postal_code')} label={texts.postalCode} autoComplete="postal-code" />
      <TextField {...of('city')} label={texts.city} autoComplete="address-level2" />
      <CountryField {...of('country')} label={texts.country} />
      <button type="submit" className="button">
        {texts.button}
      </button>
    </>
  )
}
