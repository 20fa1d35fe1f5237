import * as z from 'zod'
import { isSepaReference } from '../mandates/sepa'
import { parseIban } from '../values/iban'
import { says } from './fields'

const LONGEST_IBAN_AS_SENT = 50
const IBAN = 'must be an IBAN with correct check digits'
const referenceDemand = says('must be a SEPA reference of 1 to 35 characters')
export const mandateReference = z.string(referenceDemand).trim().refine(isSepaReference, referenceDemand)
export const iban = z.string(says(IBAN)).transform((text, context) => {
  const parsed = text.length > LONGEST_IBAN_AS_SENT ? undefined : parseIban(text)
  if (parsed === undefined) context.addIssue({ code: 'custom', message: IBAN })
  return parsed ?? z.NEVER
})

export const mandateType = z.enum(['CORE', 'B2B'], says('must be CORE or B2B'))
