import type { EntryDetail, Statement, StatementEntry } from './statement'

const ENTRIES_A_STEP = 100

/**
 * What makes each entry of a file known again within its account, in the order of `statements` and their entries: the same
 * whatever else a file holds, so that files that overlap by whole days agree. The bank's reference if there is one (some
 * give one to several entries), else what the entry says; both with amount and day, and counted where they are equal,
 * since equal payments of one day are real. Long, and personal: hash it before it is kept. In steps.
 */
export function* keyingEntries(statements: readonly Statement[]): Generator<void, string[][]> {
  const accounts = new Map<string, { last: Statement; counts: Map<string, number> }>()
  const keys: string[][] = []
  for (const statement of statements) {
    const account = JSON.stringify(statement.account)
    const before = accounts.get(account)
    // A later report of the same day holds the earlier ones' entries again.
    const counts = before && goesOn(before.last, statement) ? before.counts : new Map<string, number>()
    accounts.set(account, { last: statement, counts })
    const own: string[] = []
    for (const [index, entry] of statement.entries.entries()) {
      if (index % ENTRIES_A_STEP === ENTRIES_A_STEP - 1) yield
      const content = contentOf(entry)
      const occurrence = (counts.get(content) ?? 0) + 1
      counts.set(content, occurrence)
      own.push(`${content} ${occurrence}`)
    }
    keys.push(own)
  }
  return keys
}

/** Whether one begins where the other ended; where balances are missing, reports only say what is new. */
function goesOn({ closing }: Statement, { opening }: Statement): boolean {
  return !closing || !opening || closing.cents === opening.cents
}

function contentOf(entry: StatementEntry): string {
  const { bookedOn, cents, reference, details } = entry
  if (reference !== null) return JSON.stringify([bookedOn, cents, 'reference', reference])
  return JSON.stringify([bookedOn, cents, ...details.map(detailContent)])
}

/** Without what formats and exports of one bank write in more ways than one: blanks, capitals, labels. */
function detailContent({ cents, party, purpose, endToEndId, mandateReference }: EntryDetail) {
  const texts = [party.name, party.iban ?? '', purpose, endToEndId ?? '', mandateReference ?? '']
  return [cents, ...texts.map((text) => text.replace(/\s+/g, '').toUpperCase())]
}
