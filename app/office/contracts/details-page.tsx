import type { ContractValues } from '~/domain/contracts/values.server'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { ContractFields } from './fields'
import { ContractFormPage } from './form-page'

interface Props {
  contract: ContractValues & { id: string; revision: number }
}

export function ContractDetailsPage({ contract }: Props) {
  const { contracts: texts, records } = useTexts()
  return (
    <ContractFormPage
      contract={contract}
      title={texts.edit}
      text={texts.editText}
      action={paths.contractDetails(contract.id)}
      button={records.save}
    >
      <ContractFields stored={contract} />
    </ContractFormPage>
  )
}
