import * as z from 'zod'
import { BY_TRANSFER } from '~/domain/invoices/drafts/draft-values'
import type { FaultKey } from './faults'
import { id } from './ids'

/** A transfer, or the id of the mandate to collect by. */
export const paymentWay = z.union([z.literal(BY_TRANSFER), id('way_missing')], {
  error: 'way_missing' satisfies FaultKey,
})
