import { articleCalls } from '../v1/articles/calls'
import { contractCalls } from '../v1/contracts/calls'
import { customerCalls } from '../v1/customers/calls'
import { employeeCalls } from '../v1/employees/calls'
import { hoursCalls } from '../v1/hours/calls'
import { invoiceCalls } from '../v1/invoices/calls'
import { mandateCalls } from '../v1/mandates/calls'
import { paymentCalls } from '../v1/payments/calls'
import type { Call } from './call'
import { serviceCalls } from './service-calls'
import { webhookCalls } from './webhook-calls'

/** Every call of the interface, in the order of the docs. */
export const CALLS: readonly Call[] = [
  ...customerCalls,
  ...invoiceCalls,
  ...articleCalls,
  ...paymentCalls,
  ...contractCalls,
  ...mandateCalls,
  ...employeeCalls,
  ...hoursCalls,
  ...webhookCalls,
  ...serviceCalls,
]
