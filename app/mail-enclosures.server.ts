import { renderAccountPdf } from '~/documents/account-pdf.server'
import { renderChargeStatement } from '~/documents/charge-statement-pdf.server'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { getStatement } from '~/domain/charges/statements.server'
import type { RenderedFile } from '~/domain/documents/render'
import { getNotice } from '~/domain/dunning/notices.server'
import { openAttached } from '~/domain/invoices/attached.server'
import type { SellerView } from '~/domain/invoices/issuing/view'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { isLetterPrintable } from '~/domain/link-letters/printable'
import type { MailData } from '~/domain/outbox/kinds'
import type { Letter } from '~/domain/outbox/letter'
import { composeAccountStatement } from '~/domain/overviews/account-statement.server'
import type { AccountQuery } from '~/domain/overviews/customer-account.server'
import type { DateText } from '~/domain/values/calendar'
import { house } from '~/house.server'

type Enclosure = Pick<RenderedFile, 'bytes' | 'fileName' | 'mediaType'>

/** The files that go with a mail. @throws DocumentDamaged */
export async function openEnclosures(letter: Letter): Promise<Enclosure[]> {
  if (letter.kind === 'dunning_notice') return noticeFiles(letter.tenantId, letter.data)
  if (letter.kind === 'account_statement') return accountFile(letter.tenantId, letter.data)
  if (letter.kind === 'charge_statement') return statementFile(letter.tenantId, letter.data)
  const attached = await openAttached(house.reader, house, letter)
  return attached ? [attached] : []
}

async function noticeFiles(
  tenantId: string,
  { noticeId, transfer }: MailData['dunning_notice'],
): Promise<Enclosure[]> {
  const { notice, customerId } = await getNotice(house.reader, { tenantId }, noticeId)
  const letterhead = await readLetterhead(house.reader, { tenantId })
  const { buyer } = notice
  const files: Enclosure[] = []
  if (isLetterPrintable({ ...buyer, attention: buyer.contactName }))
    files.push(await renderDunningNotice(paidAsMailed(notice, transfer), letterhead))
  if (!notice.isAccountEnclosed) return files
  const usual = { from: undefined, to: undefined }
  return [...files, ...(await accountFile(tenantId, { customerId, asOf: notice.sentOn, ...usual }))]
}

async function statementFile(
  tenantId: string,
  { statementId, transfer }: MailData['charge_statement'],
): Promise<Enclosure[]> {
  const { view } = await getStatement(house.reader, { tenantId }, statementId)
  const letterhead = await readLetterhead(house.reader, { tenantId })
  return [await renderChargeStatement(paidAsMailed(view, transfer), letterhead)]
}

/** The paper asks for money to where its mail does: the account that it was made with may be closed by now. */
function paidAsMailed<Paper extends { seller: SellerView }>(
  paper: Paper,
  { iban, bic }: MailData['dunning_notice']['transfer'],
): Paper {
  return iban === paper.seller.iban
    ? paper
    : { ...paper, seller: { ...paper.seller, iban, bic, bankName: null } }
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
