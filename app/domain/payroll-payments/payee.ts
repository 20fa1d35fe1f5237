import * as z from 'zod'

/** Account and reference of a recipient who is no employee. */
export interface Payee {
  /** The holder of the account. */
  holder: string
  iban: string
  /** What the recipient knows the payment by: a file, contract, firm or tax number; empty if none. */
  reference: string
}

export const payeeShape: z.ZodType<Payee> = z.object({
  holder: z.string(),
  iban: z.string(),
  reference: z.string(),
})
