import { parseIban } from '../../../values/iban'
import type { Balance, StatementAccount } from '../../statement'
import { germanIban } from '../german-iban'
import type { WithBalance } from './entry'
import type { CsvLayout } from './layout'
import type { CsvRow, CsvSection } from './sections'

/** The account that a row names; else the one that stands above the headings. */
export function accountOfSection(
  named: string,
  { above }: CsvSection,
  { accountTitle }: CsvLayout,
): StatementAccount {
  const own = named.replace(/^'|'$/g, '')
  if (own !== '') {
    const iban = parseIban(own) ?? null
    return { iban, bankCode: null, number: iban === null ? own : null, currency: 'EUR' }
  }
  const cells = above.flatMap(({ cells }) => cells)
  const iban = cells.map(ibanIn).find((one) => one !== undefined)
  if (iban !== undefined) return { iban, bankCode: null, number: null, currency: 'EUR' }
  const [bankCode, number] = [behind(above, 'BLZ:'), behind(above, 'Konto:')]
  if (number !== undefined)
    return {
      ...{ iban: germanIban(bankCode ?? '', number) ?? null, bankCode: bankCode ?? null },
      ...{ number, currency: 'EUR' },
    }
  const title = accountTitle && cells.findLast((text) => text.startsWith(accountTitle))
  const name = title ? title.slice(accountTitle.length).trim() : null
  return { iban: null, bankCode: null, number: name, currency: 'EUR' }
}

const NAMED_IBAN = /^[\p{L} ]+ ([A-Z]{2}\d{2}[A-Z0-9 ]+)$/u

/** `DE02 1203 …`, `DE02120300… / Girokonto`, or `Girokonto DE02120300…`. */
function ibanIn(text: string): string | undefined {
  return parseIban(text.split(' / ')[0] ?? '') ?? parseIban(NAMED_IBAN.exec(text.trim())?.[1] ?? '')
}

function behind(rows: readonly CsvRow[], word: string): string | undefined {
  const cells = rows.map((row) => row.cells).find((one) => one[0] === word)
  return cells?.[1]?.replaceAll(' ', '')
}

interface Running {
  opening: Balance | null
  closing: Balance | null
}

const UNSAID: Running = { opening: null, closing: null }

/**
 * Balances by what the bank writes beside each entry, where they follow from each other; the first entry's, less its
 * amount, is what there was before. None if they follow in both orders but from different balances, as when a file
 * holds nothing but a booking and its correction.
 */
export function runningBalances(entries: readonly WithBalance[]): Running {
  const running = balancesOf(entries)
  const otherwise = balancesOf(entries.toReversed())
  const isOneDay = entries[0]?.entry.bookedOn === entries.at(-1)?.entry.bookedOn
  const isEither = isOneDay && running.closing !== null && otherwise.closing !== null
  return isEither && running.opening?.cents !== otherwise.opening?.cents ? UNSAID : running
}

function balancesOf(entries: readonly WithBalance[]): Running {
  const isChain = entries.every(
    ({ balance, entry }, index) =>
      balance !== null && (index === 0 || entries[index - 1]?.balance === balance - entry.cents),
  )
  const [first, last] = [entries[0], entries.at(-1)]
  if (!isChain || !first || !last || first.balance === null || last.balance === null) return UNSAID
  return {
    opening: { cents: first.balance - first.entry.cents, on: first.entry.bookedOn },
    closing: { cents: last.balance, on: last.entry.bookedOn },
  }
}

/** How many of the balances beside entries do not follow from the one before. */
export function countUnfit(entries: readonly WithBalance[]): number {
  return entries.filter(({ balance, entry }, index) => {
    const before = entries[index - 1]?.balance ?? null
    return balance !== null && before !== null && before !== balance - entry.cents
  }).length
}

/** Oldest first: most banks write the newest first, and what is of one day in the same order. */
export function inOrder(entries: WithBalance[]): WithBalance[] {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return entries
  const isNewestFirst =
    first.entry.bookedOn === last.entry.bookedOn
      ? balancesOf(entries.toReversed()).closing !== null
      : first.entry.bookedOn > last.entry.bookedOn
  return isNewestFirst ? entries.toReversed() : entries
}
