import { getStatement } from '../charges/statements.server'
import { getNotice } from '../dunning/notices.server'
import type { House } from '../kernel/house'
import type { Letter } from '../outbox/letter'
import { notePaperMailed } from '../tenants/paper-account.server'
import type { Instant } from '../values/calendar'

/** Notes the account that the paper of a mail leaves with, as the mail is about to. */
export async function noteMailedPaper(house: House, letter: Letter, at: Instant): Promise<void> {
  const scope = { tenantId: letter.tenantId, actor: 'system', at }
  if (letter.kind === 'dunning_notice') {
    const { noticeId: id, transfer } = letter.data
    const { notice } = await getNotice(house.reader, scope, id)
    await notePaperMailed(house, scope, notice, { ...transfer, table: 'dunning_notices', id })
  }
  if (letter.kind === 'charge_statement') {
    const { statementId: id, transfer } = letter.data
    const { view } = await getStatement(house.reader, scope, id)
    await notePaperMailed(house, scope, view, { ...transfer, table: 'charge_statements', id })
  }
}
