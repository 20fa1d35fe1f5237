import { addAccount, findAccountByIban } from '~/domain/bank/accounts.server'
import { assignOther } from '~/domain/bank/assign.server'
import { keepLayout } from '~/domain/bank/formats/csv/own-layouts.server'
import { keepFile } from '~/domain/bank/keep.server'
import type { EntryDetail, KeyedStatement } from '~/domain/bank/statement'
import { keepUnread } from '~/domain/bank/unread.server'
import type { Scope } from '~/domain/kernel/scope'
import type { TestHouse } from '../support/test-house'

/** An account of the firm, as its statements and its form name it. */
export const OWN_IBAN = 'DE88100900001234567892'
const PAYER_IBAN = 'DE89370400440532013000'

/** A statement of one payment, as banks wrote them until 2025. */
export const MT940 = Buffer.from(
  [
    ':20:STARTUMS',
    ':25:10090000/1234567892',
    ':28C:00001/001',
    ':60F:C260301EUR1000,00',
    ':61:2603040304CR119,00NTRFNONREF',
    ':86:166?00GUTSCHRIFT?20Rechnung 4711?32Anna Petersen',
    ':62F:C260304EUR1119,00',
    '-',
    '',
  ].join('\r\n'),
)

export function makeDetail(cents: number, changes: Partial<EntryDetail> = {}): EntryDetail {
  return {
    cents,
    party: { name: 'Anna Petersen', iban: PAYER_IBAN, bic: null },
    ultimateName: '',
    purpose: '',
    creditorReference: null,
    endToEndId: null,
    mandateReference: null,
    creditorId: null,
    returned: null,
    originalCents: null,
    chargesCents: null,
    ...changes,
  }
}

type KeyedEntry = KeyedStatement['entries'][number]

export function makeEntry(cents: number, purpose: string, changes: Partial<KeyedEntry> = {}): KeyedEntry {
  return {
    content: `${cents} ${purpose}`,
    bookedOn: '2026-03-04',
    valueOn: '2026-03-04',
    cents,
    reference: null,
    isReversal: false,
    code: '166',
    isoCode: null,
    label: 'GUTSCHRIFT',
    batch: null,
    details: [makeDetail(cents, { purpose })],
    ...changes,
  }
}

export function makeStatement(entries: KeyedEntry[]): KeyedStatement {
  return {
    format: 'camt.053.001.08',
    family: 'camt.053',
    part: 0,
    account: { iban: OWN_IBAN, bankCode: null, number: null, currency: 'EUR' },
    sequence: null,
    fromOn: '2026-03-04',
    toOn: '2026-03-04',
    opening: null,
    closing: null,
    entries,
    ignored: [],
  }
}

export interface BankSubjects {
  accountId: string
  itemId: string
  assignmentId: string
  bankFileId: string
  unreadFileId: string
  layoutId: string
}

/** An account with a statement of two movements, one of them assigned. `own` makes it another one than any before. */
export async function makeBank(
  house: TestHouse,
  scope: Scope,
  marker: string,
  own: string,
): Promise<BankSubjects> {
  if (!(await findAccountByIban(house.reader, scope, OWN_IBAN)))
    await addAccount(house, scope, { name: `Konto ${marker}`, bankName: null, iban: OWN_IBAN, bic: null })
  const entries = [
    makeEntry(4_200, `Danke ${marker}`, { content: `${own} 1` }),
    makeEntry(-990, `Kontoführung ${marker}`, { content: `${own} 2` }),
  ]
  const { fileId } = await keepFile(
    house,
    { ...scope, userId: 'office', role: 'owner' },
    { bytes: Buffer.from(`statement ${own}`), statements: [makeStatement(entries)] },
  )
  const items = await house.db
    .selectFrom('bank_items')
    .innerJoin('bank_statement_entries', 'bank_statement_entries.entry_id', 'bank_items.entry_id')
    .innerJoin('bank_statements', 'bank_statements.id', 'bank_statement_entries.statement_id')
    .select(['bank_items.id', 'open_cents'])
    .where('bank_statements.file_id', '=', fileId)
    .orderBy('amount_cents')
    .execute()
  const [fee, payment] = items
  if (!fee || !payment) throw new Error('The statement has two movements')
  const part = { itemId: fee.id, seenCents: fee.open_cents }
  await assignOther(house, scope, { ...part, kind: 'fee', isRule: true })
  const assignment = await house.db
    .selectFrom('bank_assignments')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('item_id', '=', fee.id)
    .executeTakeFirstOrThrow()
  const { id: accountId = '' } = (await findAccountByIban(house.reader, scope, OWN_IBAN)) ?? {}
  const office = { ...scope, userId: 'office', role: 'owner' as const }
  const unreadFileId = await keepUnread(
    house,
    office,
    Buffer.from(`Tag;Wer;Rein\n04.03.2026;${marker};7,00\n`),
  )
  const layout = {
    name: `Bank ${marker}`,
    headings: ['Tag', 'Wer', `Rein ${own}`],
    columns: { bookedOn: ['#1'], amount: ['#3'] },
    ...{ decimal: ',' as const, dates: 'DMY' as const },
  }
  await keepLayout(house, office, { layout, accountId: null })
  const { id: layoutId } = await house.db
    .selectFrom('bank_layouts')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('name', '=', layout.name)
    .executeTakeFirstOrThrow()
  return {
    unreadFileId,
    layoutId,
    accountId,
    itemId: payment.id,
    assignmentId: assignment.id,
    bankFileId: fileId,
  }
}
