import * as z from 'zod'
import type { ContractState } from '~/domain/contracts/state'
import { customerId, pageOf, recordId, shownLine } from '../../rest/answers'
import { day, oneOf, text, wholeNumber } from '../../rest/shapes'

const STATES = ['running', 'paused', 'ended', 'archived'] as const satisfies readonly ContractState[]

const row = {
  id: recordId,
  number: text({ description: 'Of the contract.', example: 'V-1001' }),
  title: text({ description: 'As the office calls it.', example: 'Büroreinigung' }),
  state: oneOf(STATES, { description: 'Today; one that begins later runs.', example: 'running' }),
  customer_id: customerId,
  starts_on: day({ description: 'First day that is billed.', example: '2026-01-01' }),
  ends_on: day({ description: 'Last day; null without an end.' }).nullable(),
  interval_months: wholeNumber({
    description: 'An invoice covers so many months; null where it is weeks.',
    example: 1,
  }).nullable(),
  interval_weeks: wholeNumber({
    description: 'An invoice covers so many weeks; null where it is months.',
  }).nullable(),
  notice_months: wholeNumber({ description: 'Months of notice.', example: 3 }),
}

export const contractPage = pageOf({
  ...row,
  next_invoice_on: day({
    description: 'First day of the next period to bill; null if there is none.',
  }).nullable(),
})

export const contract = z.object({
  ...row,
  lines: z.array(z.object(shownLine)).meta({ description: 'What it bills today.' }),
})
