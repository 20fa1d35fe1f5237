import * as z from 'zod'
import type { AccountQuery } from '~/domain/overviews/customer-account.server'
import { isDate } from '~/domain/values/calendar'
import { day, listQuery } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const FROM_FIELD = 'von'
export const TO_FIELD = 'bis'

const query = listQuery<AccountQuery>({ from: day(FROM_FIELD), to: day(TO_FIELD) })

export const readAccountQuery: (request: Request) => AccountQuery = query.read

export function accountFilePath(customerId: string, range: AccountQuery): string {
  return paths.customerAccountFile(customerId) + query.write(range)
}

export function accountPath(customerId: string, range: AccountQuery): string {
  return paths.customerAccount(customerId) + query.write(range)
}

/** The days that the page shows, beside its button. */
export const accountForm = z
  .object({ [FROM_FIELD]: z.string().refine(isDate), [TO_FIELD]: z.string().refine(isDate) })
  .transform(({ [FROM_FIELD]: from, [TO_FIELD]: to }): AccountQuery => ({ from, to }))
