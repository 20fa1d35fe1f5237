import type { ContractEnd } from '~/domain/contracts/notice'
import { formatLongDate } from '~/i18n/format'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ContractFormPage } from './form-page'

interface Props {
  contract: { id: string; title: string; revision: number; ends_on: string | null; end_reason: string | null }
  end: ContractEnd
}

export function ContractEndPage({ contract, end }: Props) {
  const texts = useTexts().contracts
  const language = useLanguage()
  const refusal = useRefusal()
  return (
    <ContractFormPage
      contract={contract}
      title={texts.end.title}
      text={end.state === 'running' ? texts.end.text(formatLongDate(end.on, language)) : ''}
      action={paths.contractEnd(contract.id)}
      button={texts.end.button}
    >
      <TextField
        {...fieldOf(refusal, 'ends_on', contract.ends_on ?? end.on)}
        label={texts.fields.ends_on}
        hint={texts.end.emptyHint}
        type="date"
        isOptional
      />
      <TextField
        {...fieldOf(refusal, 'end_reason', contract.end_reason)}
        label={texts.fields.end_reason}
        hint={texts.end.reasonHint}
        autoComplete="off"
      />
    </ContractFormPage>
  )
}
