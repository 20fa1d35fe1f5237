import { PayrollRefusal } from '../errors'
import type { Fund, PayslipInput } from './input'

/** A fund's rates for a month: the latest entry in force. @throws PayrollRefusal `unknown_fund` */
export function fundIn(month: string, { funds }: PayslipInput, fundId: string | undefined): Fund {
  const held = funds.filter((fund) => fund.id === fundId && fund.validFrom <= month)
  const [latest] = held.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  if (!latest) throw new PayrollRefusal('unknown_fund', { fund: fundId ?? '', month })
  return latest
}
