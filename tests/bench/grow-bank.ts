import type { Database } from 'better-sqlite3'
import { copyRows, key, type SealedFor } from './copy-rows'

/** Three years of bank days, and what three years have of debits. */
const GROWN = {
  statements: 750,
  entriesOfStatement: 80,
  dueDebits: 200,
  runs: 36,
  collectionsOfRun: 100,
} as const
const ENTRIES = GROWN.statements * GROWN.entriesOfStatement
/** Of the movements, newest first; half of them with a proposal. */
const OPEN = 3_000
const ASSIGNED = ENTRIES - OPEN
const MOVEMENT = `'movement-' || n`

/** Movements of a bank account with the texts that banks hand over, most of them assigned; and files of direct debits. */
export function growBank(db: Database, { tenantId, vault }: SealedFor): void {
  const own = `tenant_id = '${tenantId}'`
  const account = db.prepare<[], { id: string }>(`select id from bank_accounts where ${own}`).get()?.id
  if (account === undefined) throw new Error('The firm has no account')
  db.prepare(
    `insert into bank_files (tenant_id, id, sha256, format, bytes, byte_length, created_at)
      values (?, 'file-0', 'f', 'camt.053.001.08', ?, 1, '2023-01-01T08:00:00.000Z')`,
  ).run(tenantId, vault.sealBytes({ tenantId, purpose: 'bank.file', rowId: 'file-0' }, Buffer.from('x')))
  growStatements(db, { tenantId, account })
  growItems(db, { tenantId, account })
  growAssignments(db, tenantId)
  growDebits(db, tenantId)
}

interface Of {
  tenantId: string
  account: string
}

/** One a day, the newest last. */
function growStatements(db: Database, { tenantId, account }: Of): void {
  const day = `date('now', '-' || (${GROWN.statements} - n) || ' days')`
  db.exec(`insert into bank_statements (tenant_id, id, account_id, file_id, sequence, from_on, to_on, opening_cents,
      closing_cents, entry_count, new_count, created_at, format, first_on, last_on)
    select '${tenantId}', 'statement-' || n, '${account}', 'file-0', n, ${day}, ${day}, n * 1000, (n + 1) * 1000,
      ${GROWN.entriesOfStatement}, ${GROWN.entriesOfStatement}, ${day} || 'T06:00:00.000Z',
      'camt.053', ${day}, ${day}
    from numbers where n < ${GROWN.statements};
    insert into bank_entries (tenant_id, id, account_id, entry_key, booked_on, value_on, amount_cents, label, code, created_at)
    select '${tenantId}', ${MOVEMENT}, '${account}', n, s.to_on, s.to_on,
      case n % 4 when 3 then -4990 else 11900 end, 'SEPA-GUTSCHRIFT', '166', s.created_at
    from numbers join bank_statements s on s.tenant_id = '${tenantId}' and s.id = 'statement-' || (n / ${GROWN.entriesOfStatement})
    where n < ${ENTRIES};
    insert into bank_statement_entries (tenant_id, statement_id, entry_id, position)
    select '${tenantId}', 'statement-' || (n / ${GROWN.entriesOfStatement}), ${MOVEMENT}, n from numbers where n < ${ENTRIES}`)
}

function growItems(db: Database, { tenantId, account }: Of): void {
  const name = `case n % 4 when 3 then 'Stadtwerke Kiel AG' else 'Hafenkontor Nummer ' || (n % 2000) || ' GmbH' end`
  const purpose = `case n % 4 when 3 then 'Abschlag Strom Vertragskonto 4711-' || n
    else 'Rechnung R-' || n || ' vom 15.03.2025 Kundennummer K-' || (n % 2000) || ' EREF ZV' || (n * 7919) end`
  const proposal = `json_object('kind', 'proposal', 'customerId', 'customer-' || (n % 2000), 'claims',
    json_array(json_object('invoiceId', 'invoice-' || (n % 2000) * 10, 'number', 'R-' || (n % 2000) * 10, 'withDiscount', json('false'))),
    'reasons', json_array(json_object('mark', 'amount'), json_object('mark', 'name')))`
  db.exec(`insert into bank_items (tenant_id, id, entry_id, account_id, position, booked_on, value_on, amount_cents, open_cents,
      name, iban_masked, iban_fingerprint, purpose, search_key, proposal_json)
    select tenant_id, id, id, account_id, 0, booked_on, value_on, amount_cents, amount_cents,
      ${name}, 'DE89 **** 3000', 'account-' || (n % 2000), ${purpose}, lower(${name}) || char(9) || char(9) || lower(${purpose}),
      case when n >= ${ASSIGNED} and n % 2 = 0 then ${proposal} end
    from numbers join bank_entries e on e.tenant_id = '${tenantId}' and e.id = ${MOVEMENT} and e.account_id = '${account}'
    where n < ${ENTRIES}`)
}

/** Money of customers pays the invoice of its number, where that is paid; the rest is a supplier's, or something else. */
function growAssignments(db: Database, tenantId: string): void {
  db.exec(`insert into bank_assignments (tenant_id, id, item_id, kind, amount_cents, receipt_id, made_by, reasons_json, created_at)
    select '${tenantId}', 'assignment-' || n, i.id,
      case when r.id is not null then 'customer' when i.amount_cents < 0 then 'supplier' else 'other' end,
      i.amount_cents, r.id, 'match', '[]', i.booked_on || 'T07:00:00.000Z'
    from numbers join bank_items i on i.tenant_id = '${tenantId}' and i.id = ${MOVEMENT}
    left join receipts r on r.tenant_id = i.tenant_id and r.id = 'invoice-' || n and i.amount_cents > 0
    where n < ${ASSIGNED};
    insert into bank_rules (tenant_id, id, iban_fingerprint, iban_masked, name, is_incoming, kind, created_at)
    select '${tenantId}', 'rule-' || n, 'ruled-' || n, 'DE89 **** 3000', 'Lieferant ' || n, 0, 'supplier', '2025-01-01T08:00:00.000Z'
    from numbers where n < 100`)
}

function growDebits(db: Database, tenantId: string): void {
  copyRows(db, 'invoices', {
    from: `tenant_id = '${tenantId}' and status = 'issued' and kind = 'invoice'`,
    times: GROWN.dueDebits,
    set: {
      ...{ contract_id: 'null', contract_period: 'null', payment_method: `'direct_debit'` },
      ...{
        id: key('debit'),
        number: key('L'),
        customer_id: `'customer-' || n`,
        mandate_id: `'mandate-' || n`,
      },
      ...{ issued_on: `date('now', '-5 days')`, due_on: `date('now', '+9 days')` },
    },
  })
  db.exec(`insert into invoice_handovers (tenant_id, id, invoice_id, handed_on, created_at, created_by)
    select '${tenantId}', ${key('handover')}, ${key('debit')}, date('now', '-5 days'), date('now', '-5 days'), 'user'
    from numbers where n < ${GROWN.dueDebits}`)
  const collections = GROWN.runs * GROWN.collectionsOfRun
  db.exec(`insert into debit_runs (tenant_id, id, request_id, message_id, scheme, sequence, collect_on, creditor_name,
      creditor_iban, creditor_id, collection_count, sum_cents, sha256, created_at, created_by)
    select '${tenantId}', 'run-' || n, 'request-' || n, 'LS-' || n, 'CORE', 'RCUR', month(n) || '-28', 'Firma', 'DE', 'DE',
      ${GROWN.collectionsOfRun}, ${GROWN.collectionsOfRun} * 11900, 'f', month(n) || '-15T08:00:00.000Z', 'user'
    from numbers where n < ${GROWN.runs};
    insert into debit_collections (tenant_id, id, run_id, position, invoice_id, attempt, mandate_id, amount_cents, end_to_end_id,
      mandate_reference, signed_on, is_amended, holder, iban_sealed, iban_masked, purpose, told_on, state, created_at)
    select '${tenantId}', 'collection-' || n, 'run-' || (n / ${GROWN.collectionsOfRun}), n % ${GROWN.collectionsOfRun},
      'invoice-' || n, 1, 'mandate-' || (n % 2000), 11900, 'R-' || n || '-1', 'M-' || (n % 2000), '2023-01-01', 0,
      'Hafenkontor', 'x', 'DE89 **** 3000', 'Rechnung', month(n / ${GROWN.collectionsOfRun}) || '-28', 'booked', '2023-01-01T08:00:00.000Z'
    from numbers where n < ${collections} and n % 10 <> 0`)
}
