import type { MonthText } from '../values/calendar'

const NAMES = [
  ...['januar', 'februar', 'märz', 'april', 'mai', 'juni'],
  ...['juli', 'august', 'september', 'oktober', 'november', 'dezember'],
]
const BY_NAME = new RegExp(`(?<!\\p{L})(${NAMES.join('|')}|maerz|jänner)\\s+(20\\d\\d)(?!\\d)`, 'giu')
/** 10/2026 or 10.2026, but not the end of 04.10.2026. */
const BY_NUMBER = /(?<![\d./-])(0?[1-9]|1[0-2])\s?[/.]\s?(20\d\d)(?![\d])/g
const BY_DAYS =
  /(?<!\d)\d{1,2}\.(0[1-9]|1[0-2])\.(20\d\d)?\s*(?:-|–|bis)\s*\d{1,2}\.(0[1-9]|1[0-2])\.(20\d\d)(?!\d)/g
const BEFORE_THE_MONTH = /abrechnung|bezüge|entgelt|verdienst|lohnschein|monat|zeitraum|für/i

export interface MonthsNamed {
  /** Next to a label that marks the payslip's month. */
  ofSlip: MonthText[]
  all: MonthText[]
}

export function monthsNamed(text: string): MonthsNamed {
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) => {
    // In a form, the label may be on the line above.
    const isOfSlip = BEFORE_THE_MONTH.test(line) || BEFORE_THE_MONTH.test(lines[index - 1] ?? '')
    return monthsIn(line).map((month) => ({ month, isOfSlip }))
  })
  const distinct = (months: MonthText[]) => [...new Set(months)].sort()
  return {
    ofSlip: distinct(found.filter(({ isOfSlip }) => isOfSlip).map(({ month }) => month)),
    all: distinct(found.map(({ month }) => month)),
  }
}

function monthsIn(line: string): MonthText[] {
  const named = [...line.matchAll(BY_NAME)].map(([, name = '', year = '']) => monthText(year, numberOf(name)))
  const numbered = [...line.matchAll(BY_NUMBER)].map(([, month = '', year = '']) =>
    monthText(year, Number(month)),
  )
  const spans = [...line.matchAll(BY_DAYS)]
    .filter(([, from, year = '', to, endYear]) => from === to && (year === '' || year === endYear))
    .map(([, month = '', , , year = '']) => monthText(year, Number(month)))
  return [...named, ...numbered, ...spans]
}

function numberOf(name: string): number {
  const plain = name.toLowerCase()
  if (plain === 'maerz') return 3
  if (plain === 'jänner') return 1
  return NAMES.indexOf(plain) + 1
}

function monthText(year: string, month: number): MonthText {
  return `${year}-${String(month).padStart(2, '0')}`
}
