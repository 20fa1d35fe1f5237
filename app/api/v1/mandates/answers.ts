import type { MandateState } from '~/domain/mandates/state'
import { customerId, pageOf, recordId } from '../../rest/answers'
import { day, oneOf, text } from '../../rest/shapes'

const STATES = [
  'requested',
  'active',
  'revoked',
  'rejected',
  'stopped',
  'lapsed',
] as const satisfies readonly MandateState[]

export const mandatePage = pageOf({
  id: recordId,
  reference: text({ description: 'Of the mandate, as the bank knows it.', example: 'M-1001' }),
  type: oneOf(['CORE', 'B2B'], { description: 'Of the SEPA scheme.', example: 'CORE' }),
  state: oneOf(STATES, {
    description: 'Stopped by a returned debit; lapsed after 36 months without one.',
    example: 'active',
  }),
  customer_id: customerId,
  customer_number: text({ description: 'Of the customer.', example: '10042' }),
  customer_name: text({ description: 'As it is now.', example: 'Hafenbäckerei Petersen GmbH' }),
  holder: text({ description: 'Of the account.', example: 'Merle Petersen' }),
  iban_masked: text({ description: 'The last digits alone.', example: 'DE•• •••• 3000' }),
  signed_on: day({ description: 'When it was signed.', example: '2026-01-15' }),
  last_used_on: day({ description: 'Its latest debit; null if there was none.' }).nullable(),
  usable_until: day({
    description: 'When it lapses unless it is used; null if it is not active.',
  }).nullable(),
})
