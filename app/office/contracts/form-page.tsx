import type { ReactNode } from 'react'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { BackLink } from '~/kit/records/back-link'
import { FirstButton } from '~/kit/records/first-button'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { useContractLabel, useContractValue } from './words'

interface Props {
  contract: { id: string; title: string; revision: number }
  title: string
  text: string
  action: string
  button: string
  children: ReactNode
  above?: ReactNode
}

export function ContractFormPage({ contract, title, text, action, button, children, above }: Props) {
  const texts = useTexts().contracts
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useContractLabel()} />
      <BackLink to={paths.contract(contract.id)} label={texts.backToOne(contract.title)} />
      <h1>{title}</h1>
      <p>{text}</p>
      <FieldConflicts labelOf={useContractLabel()} show={useContractValue()} />
      {above}
      <RecordForm action={action} revision={contract.revision} button={button}>
        <FirstButton />
        {children}
      </RecordForm>
    </>
  )
}
