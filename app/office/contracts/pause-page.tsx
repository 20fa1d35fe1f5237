import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ContractFormPage } from './form-page'

interface Props {
  contract: {
    id: string
    title: string
    revision: number
    paused_from_on: string | null
    paused_until_on: string | null
  }
}

export function ContractPausePage({ contract }: Props) {
  const texts = useTexts().contracts
  const refusal = useRefusal()
  return (
    <ContractFormPage
      contract={contract}
      title={texts.pause.title}
      text={texts.pause.text}
      action={paths.contractPause(contract.id)}
      button={texts.pause.button}
    >
      <TextField
        {...fieldOf(refusal, 'paused_from_on', contract.paused_from_on)}
        label={texts.fields.paused_from_on}
        hint={texts.pause.resumeHint}
        type="date"
        isOptional
      />
      <TextField
        {...fieldOf(refusal, 'paused_until_on', contract.paused_until_on)}
        label={texts.fields.paused_until_on}
        hint={texts.pause.untilHint}
        type="date"
        isOptional
      />
    </ContractFormPage>
  )
}
