import type { NoticeRequest } from '~/domain/dunning/requests.server'
import { sendNotice } from '~/domain/dunning/send.server'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { TestHouse } from '../support/test-house'

/** Sends a notice as proposed: 119,00 € for the first time, if nothing else is said. */
export function remind(
  house: TestHouse,
  scope: Scope,
  customerId: string,
  changes: Partial<NoticeRequest> = {},
): Promise<string> {
  const request: NoticeRequest = {
    customerId,
    seen: '1-11900-1',
    way: 'mail',
    isAccountEnclosed: false,
    ...changes,
  }
  return writing(house, scope, (trx) => sendNotice(trx, house, scope, request))
}
