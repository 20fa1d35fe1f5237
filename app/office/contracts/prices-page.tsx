import { linesOn, parsePrices } from '~/domain/contracts/prices'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { LineFields } from '../invoices/editor/line-fields'
import { ComingPrices } from './coming-prices'
import { ContractFormPage } from './form-page'

interface Props {
  contract: { id: string; title: string; starts_on: string; revision: number; prices_json: string }
  today: string
  isConsumer: boolean
  usualTax: string
}

export function ContractPricesPage({ contract, today, isConsumer, usualTax }: Props) {
  const { contracts: texts, records } = useTexts()
  const refusal = useRefusal()
  const { id, revision, starts_on: startsOn } = contract
  const prices = parsePrices(contract.prices_json)
  return (
    <ContractFormPage
      contract={contract}
      title={texts.fields.prices_json}
      text={texts.editText}
      action={paths.contractPrices(contract.id)}
      button={records.save}
      above={<ComingPrices contract={{ id, revision, startsOn, prices }} today={today} />}
    >
      <TextField
        {...fieldOf(refusal, 'from', today > contract.starts_on ? today : contract.starts_on)}
        label={texts.lines.validFrom}
        hint={texts.lines.validFromHint}
        type="date"
      />
      <LineFields stored={linesOn(prices, today)} withLabour={isConsumer} usualTax={usualTax} />
    </ContractFormPage>
  )
}
