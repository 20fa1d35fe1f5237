import type { BalancedEntry } from '~/domain/invoices/payments/account'
import type { AccountStatement } from '~/domain/invoices/payments/account-statement'
import { sum } from '~/domain/values/money'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatDate } from '~/i18n/format'
import type { Language } from '~db/schema'
import { mm } from './style'
import type { Table } from './table-grid.server'

/** Opening balance, entries with the balance after each, closing balance. */
export function entriesTable({
  language,
  range,
  openingCents,
  entries,
  closingCents,
}: AccountStatement): Table {
  const { account: texts } = documentsTexts[language]
  const money = (cents: number) => formatAmount(cents, language)
  const date = (on: string) => formatDate(on, language)
  const balanceAfter = (rows: number) => entries[rows - 2]?.balanceCents ?? openingCents
  return {
    isDense: true,
    columns: [
      { head: texts.columns.on, width: mm(25), align: 'left' },
      { head: texts.columns.what, width: mm(80), align: 'left' },
      { head: texts.columns.amount, width: mm(30), align: 'right' },
      { head: texts.columns.balance, width: mm(30), align: 'right' },
    ],
    rows: [
      { cells: [date(range.from), texts.opening, '', money(openingCents)] },
      ...entries.map((entry) => ({
        cells: [date(entry.on), wordsOf(entry, language), money(entry.cents), money(entry.balanceCents)],
      })),
      { cells: [date(range.to), texts.closing, '', money(closingCents)], isSum: true },
    ],
    carriedOver: (rows) => ['', texts.carriedOver, '', money(balanceAfter(rows))],
  }
}

export function openTable({ language, stillOpen, chargesCents }: AccountStatement): Table {
  const { open: texts, collected, disputed } = documentsTexts[language].account
  const date = (on: string) => formatDate(on, language)
  const total = sum(stillOpen.map(({ openCents }) => openCents)) + chargesCents
  const charges = { cells: [texts.charges, '', '', formatAmount(chargesCents, language)] }
  return {
    isDense: true,
    columns: [
      { head: texts.number, width: mm(45), align: 'left' },
      { head: texts.issuedOn, width: mm(30), align: 'left' },
      { head: texts.dueOn, width: mm(60), align: 'left' },
      { head: texts.amount, width: mm(30), align: 'right' },
    ],
    rows: [
      ...stillOpen.map(({ number, issuedOn, dueOn, openCents, isCollected, isDisputed }) => ({
        cells: [
          number,
          date(issuedOn),
          [date(dueOn), isCollected && collected, isDisputed && disputed].filter(Boolean).join(', '),
          formatAmount(openCents, language),
        ],
      })),
      ...(chargesCents === 0 ? [] : [charges]),
      { cells: ['', '', texts.total, formatAmount(total, language)], isSum: true },
    ],
  }
}

/** `Rechnung R2026-0042`, `Überweisung (R2026-0041, R2026-0042)` */
function wordsOf({ kind, document, about, moreAbout }: BalancedEntry, language: Language): string {
  const { kinds, more } = documentsTexts[language].account
  const numbers = [...about.map(({ number }) => number), ...(moreAbout > 0 ? [more(moreAbout)] : [])]
  const name = [kinds[kind], document?.number].filter(Boolean).join(' ')
  return numbers.length === 0 ? name : `${name} (${numbers.join(', ')})`
}
