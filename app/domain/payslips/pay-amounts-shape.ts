import * as z from 'zod'
import { FUND_DUES } from './pay-amounts'

const cents = z.int()

/** As frozen in payslips and closings. */
export const payAmountsShape = z.object({
  gross: cents,
  wageTax: cents,
  solidarity: cents,
  churchTax: cents,
  net: cents,
  payout: cents,
  flatTax: cents,
  cost: cents,
  funds: z.array(
    z.object({
      fundId: z.string().optional(),
      fundName: z.string(),
      due: z.enum(FUND_DUES),
      employeeCents: cents,
      employerCents: cents,
    }),
  ),
})
