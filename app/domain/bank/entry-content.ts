import type { EntryDetail, StatementEntry } from './statement'

/** Counts up when a format is read otherwise than before: what an earlier one kept is then known by what it says. */
export const READING = 1

/**
 * What makes an entry known again within its account, whatever else a file holds: the bank's reference if there is one
 * (some give one to several entries), else what the entry says; both with amount and day. What a person says is a
 * reference may be the payer's, which many give alike: then it is one more thing that the entry says. Equal payments of one
 * day are real: they are counted where files are kept. Long, and personal: hash it before it is kept.
 */
export function entryContent(entry: StatementEntry, referenceBy: 'bank' | 'person' = 'bank'): string {
  const { bookedOn, cents, reference, details } = entry
  if (reference !== null) {
    const told = referenceBy === 'bank' ? [] : details.map(detailContent)
    return JSON.stringify([bookedOn, cents, 'reference', reference, ...told])
  }
  return JSON.stringify([bookedOn, cents, ...details.map(detailContent)])
}

/** Without what formats and exports of one bank write in more ways than one: blanks, capitals, labels. */
function detailContent(detail: EntryDetail) {
  const { cents, party } = detail
  const { purpose, endToEndId, mandateReference } = detail.asWritten ?? detail
  const texts = [party.name, party.iban ?? '', purpose, endToEndId ?? '', mandateReference ?? '']
  return [cents, ...texts.map((text) => text.replace(/\s+/g, '').toUpperCase())]
}
