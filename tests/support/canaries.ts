import { CONFIDENTIAL, PASSWORD } from '../factories/firm'
import { GUESSED_PASSWORD, REQUESTED_IBAN, WEBHOOK_IBAN } from './odd-ways'
import type { Visitor } from './visits'

/** What is secret of a running product and its first firm, each with its name. */
export function canaries({ running, session }: Visitor): [string, string][] {
  const { firm } = running
  const tokens = Object.entries({ ...firm.subjects.tokens, draft: firm.subjects.draftToken })
  const ended = [...Object.values(firm.expired), ...Object.values(firm.revoked)]
  const cookie = decodeURIComponent(/=(.*)$/.exec(session)?.[1] ?? '')
  const values: [string, string][] = [
    ...tokens.map(([name, token]): [string, string] => [`token of ${name}`, token]),
    ...ended.map((token): [string, string] => ['token of an ended link', token]),
    ['session cookie', cookie],
    ['session', JSON.parse(Buffer.from(cookie, 'base64').toString()) as string],
    ['password', PASSWORD],
    ['guessed password', GUESSED_PASSWORD],
    ['webhook secret', String(process.env.WEBHOOK_SECRET)],
    ['key of the interface', firm.key],
    ['link keys', String(process.env.LINK_KEYS).slice(3)],
    ['field keys', String(process.env.FIELD_KEYS).slice(3)],
    ['IBAN of a customer', CONFIDENTIAL.customerIban],
    ['IBAN of an employee', CONFIDENTIAL.employeeIban],
    ['IBAN of a form', REQUESTED_IBAN],
    ['IBAN of the webhook', WEBHOOK_IBAN],
    ['tax id', CONFIDENTIAL.taxId],
    ['social insurance number', CONFIDENTIAL.socialInsuranceNumber],
  ]
  // Half a token is as telling, and so is its signature alone.
  return values.flatMap(([name, value]) => {
    const signature = value.split('.')[2]
    return signature
      ? [[name, value] as [string, string], [`signature of a ${name}`, signature] as [string, string]]
      : [[name, value] as [string, string]]
  })
}
