import { readDraft } from '~/domain/invoices/drafts/change-draft.server'
import { listDeductedAdvances } from '~/domain/invoices/issuing/advances.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { type Reply, replyVersion, versionOfShown } from '../../rest/reply.server'
import { showDraft, showInvoice, showIssued } from './show'

/** @throws NotFound */
export async function readShown(scope: Scope, id: string) {
  const [item] = await readInvoiceRows(house.reader, scope, [id])
  if (!item) throw new NotFound()
  const shown = { ...showInvoice(item), ...(await billed(scope, id)) }
  return { shown, version: versionOfShown(shown), revision: item.revision }
}

/** @throws NotFound */
export async function replyInvoice(scope: Scope, id: string, options: Reply = {}): Promise<Response> {
  const { shown, version } = await readShown(scope, id)
  return replyVersion(shown, version, options)
}

async function billed(scope: Scope, id: string) {
  const detail = await findInvoice(house.reader, scope, id)
  const advances = await listDeductedAdvances(house.reader, scope, id)
  if (detail?.view) return showIssued(detail.view, advances)
  return showDraft((await readDraft(house.reader, scope, id)).values, advances)
}
