import type { AccountQuery } from '~/domain/overviews/customer-account.server'
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
