import { renderAccountPdf } from '~/documents/account-pdf.server'
import { renderChargeStatement } from '~/documents/charge-statement-pdf.server'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { getStatement } from '~/domain/charges/statements.server'
import type { RenderedFile } from '~/domain/documents/render'
import { getNotice } from '~/domain/dunning/notices.server'
import { openAttached } from '~/domain/invoices/attached.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { isLetterPrintable } from '~/domain/link-letters/printable'
import type { Letter } from '~/domain/outbox/letter'
import { composeAccountStatement } from '~/domain/overviews/account-statement.server'
import type { AccountQuery } from '~/domain/overviews/customer-account.server'
import type { DateText } from '~/domain/values/calendar'
import { house } from '~/house.server'

type Enclosure = Pick<RenderedFile, 'bytes' | 'fileName' | 'mediaType'>

/** The files that go with a mail. @throws DocumentDamaged */
export async function openEnclosures(letter: Letter): Promise<Enclosure[]> {
  if (letter.kind === 'dunning_notice') return noticeFiles(letter.tenantId, letter.data.noticeId)
  if (letter.kind === 'account_statement') return accountFile(letter.tenantId, letter.data)
  if (letter.kind === 'charge_statement') return statementFile(letter.tenantId, letter.data.statementId)
  const attached = await openAttached(house.reader, house, letter)
  return attached ? [attached] : []
}

async function noticeFiles(tenantId: string, noticeId: string): Promise<Enclosure[]> {
  const { notice, customerId } = await getNotice(house.reader, { tenantId }, noticeId)
  const letterhead = await readLetterhead(house.reader, { tenantId })
  const { buyer } = notice
  const files: Enclosure[] = []
  if (isLetterPrintable({ ...buyer, attention: buyer.contactName }))
    files.push(await renderDunningNotice(notice, letterhead))
  if (!notice.isAccountEnclosed) return files
  const usual = { from: undefined, to: undefined }
  return [...files, ...(await accountFile(tenantId, { customerId, asOf: notice.sentOn, ...usual }))]
}

async function statementFile(tenantId: string, statementId: string): Promise<Enclosure[]> {
  const { view } = await getStatement(house.reader, { tenantId }, statementId)
  return [await renderChargeStatement(view, await readLetterhead(house.reader, { tenantId }))]
}

/** None if it cannot be a paper by now. */
async function accountFile(
  tenantId: string,
  { customerId, asOf: today, from, to }: AccountQuery & { customerId: string; asOf: DateText },
): Promise<Enclosure[]> {
  const account = await composeAccountStatement(house.reader, { tenantId, today }, customerId, { from, to })
  if (!account) return []
  return [await renderAccountPdf(account, await readLetterhead(house.reader, { tenantId }))]
}
