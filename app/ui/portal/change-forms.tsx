import type { ReactNode } from 'react'
import type { Refusal } from '~/forms/faults'
import { paths } from '~/paths'
import { TextField } from '../field'
import { PostForm } from '../form'
import { useTexts } from '../language'
import { CountryField } from '../tenants/country-field'

interface Props {
  token: string
  formKeys: { address: string; bank: string }
  refusal: Refusal | undefined
}

/** Requested changes become tasks for the office; they do not change any data themselves. */
export function ChangeForms({ token, formKeys, refusal }: Props) {
  const texts = useTexts().portal.change
  const refusalOf = (kind: string) => (refusal?.values.kind === kind ? refusal : undefined)
  const action = paths.portalChange(token)
  return (
    <section className="sheet stack screen-only" aria-labelledby="aendern">
      <div className="stack-tight">
        <h2 id="aendern">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Disclosure summary={texts.address.title} isOpen={refusalOf('address') !== undefined}>
        <PostForm action={action} formKey={formKeys.address}>
          <AddressFields refusal={refusalOf('address')} />
        </PostForm>
      </Disclosure>
      <Disclosure summary={texts.bank.title} isOpen={refusalOf('bank') !== undefined}>
        <PostForm action={action} formKey={formKeys.bank}>
          <BankFields refusal={refusalOf('bank')} />
        </PostForm>
      </Disclosure>
    </section>
  )
}

function AddressFields({ refusal }: { refusal: Refusal | undefined }) {
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

function BankFields({ refusal }: { refusal: Refusal | undefined }) {
  const texts = useTexts().portal.change.bank
  const { faults = {}, values = {} } = refusal ?? {}
  return (
    <>
      <input type="hidden" name="kind" value="bank" />
      <p>{texts.safe}</p>
      <TextField
        name="iban"
        label={texts.iban}
        hint={texts.ibanHint}
        fault={faults.iban}
        defaultValue={values.iban}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="holder"
        label={texts.holder}
        fault={faults.holder}
        defaultValue={values.holder}
        autoComplete="name"
      />
      <button type="submit" className="button">
        {texts.button}
      </button>
    </>
  )
}

interface DisclosureProps {
  summary: string
  isOpen: boolean
  children: ReactNode
}

function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className="help" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
