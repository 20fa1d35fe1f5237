import { readDraft } from '~/domain/invoices/drafts/change-draft.server'
import { listDeductedAdvances } from '~/domain/invoices/issuing/advances.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { type Reply, replyRecord } from '../../rest/reply.server'
import { showDraft, showInvoice, showIssued } from './show'

/** @throws NotFound */
export async function replyInvoice(scope: Scope, id: string, options: Reply = {}): Promise<Response> {
  const [item] = await readInvoiceRows(house.reader, scope, [id])
  if (!item) throw new NotFound()
  return replyRecord({ ...showInvoice(item), ...(await billed(scope, id)), revision: item.revision }, options)
}

async function billed(scope: Scope, id: string) {
  const detail = await findInvoice(house.reader, scope, id)
  const advances = await listDeductedAdvances(house.reader, scope, id)
  if (detail?.view) return showIssued(detail.view, advances)
  return showDraft((await readDraft(house.reader, scope, id)).values, advances)
}
