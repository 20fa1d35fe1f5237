import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { asItLeaves, asPrinted } from '../tenants/paper-account.server'
import type { Notice } from './notice'
import { getNotice } from './notices.server'

const of = (id: string) => ({ table: 'dunning_notices', id }) as const

/** A notice as its paper says it. @throws NotFound */
export async function readNoticePaper(
  executor: Executor,
  { tenantId }: Within,
  noticeId: string,
): Promise<Notice> {
  const { notice } = await getNotice(executor, { tenantId }, noticeId)
  return asItLeaves(executor, { tenantId }, notice, of(noticeId))
}

/** The same as it is printed, which a letter leaves by; what is mailed leaves with its mail. @throws NotFound */
export async function printNotice(house: House, scope: Scope, noticeId: string): Promise<Notice> {
  const { notice, way } = await getNotice(house.reader, scope, noticeId)
  if (way === 'mail') return asItLeaves(house.reader, scope, notice, of(noticeId))
  return asPrinted(house, scope, notice, of(noticeId))
}
