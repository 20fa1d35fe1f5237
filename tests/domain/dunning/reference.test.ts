import { expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { getNotice } from '~/domain/dunning/notices.server'
import { findProposal } from '~/domain/dunning/proposals.server'
import { seenAs } from '~/domain/dunning/seen'
import type { OfficeScope } from '~/domain/kernel/scope'
import { makeEntry, makeStatement, OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test('whoever pays as the notice says has paid all of its invoices, without anybody assigning it', async () => {
  const { db, house } = freshDatabase()
  const firm = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, firm)
  for (let count = 0; count < 3; count += 1) await makeInvoice(house, firm, customerId)
  const scope: OfficeScope = { ...officeOn(firm.tenantId, '2026-04-01'), userId: 'office', role: 'owner' }
  const proposal = await findProposal(house.reader, scope, customerId)
  const noticeId = await remind(house, scope, customerId, { seen: proposal ? seenAs(proposal) : '' })
  const { notice } = await getNotice(house.reader, scope, noticeId)
  expect(notice.reference).toBe('2026-0001 2026-0002 2026-0003')

  await addAccount(house, scope, { name: 'Geschäftskonto', bankName: null, iban: OWN_IBAN, bic: null })
  const statement = makeStatement([makeEntry(notice.totalCents, notice.reference)])
  await keepFile(house, scope, { bytes: Buffer.from('x'), statements: [statement] })
  await matchItems(house, scope)
  const standings = await db.selectFrom('invoice_standings').select('standing').execute()
  expect(standings.map(({ standing }) => standing)).toEqual(['paid', 'paid', 'paid'])
  expect(await findProposal(house.reader, { ...scope, today: '2026-06-01' }, customerId)).toBeUndefined()
})
