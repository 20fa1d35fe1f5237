import type { ReactNode } from 'react'
import { PostForm } from '~/kit/form'
import type { FormRefusal } from '~/kit/forms/faults'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { AddressFields } from './address-fields'
import { BankFields } from './bank-fields'

interface Props {
  token: string
  formKeys: { address: string; bank: string }
  refusal: FormRefusal | undefined
}

/** Requested changes become tasks for the office; they change no data themselves. */
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
