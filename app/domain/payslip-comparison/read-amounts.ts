import { type Cell, linesOf, type TextPiece } from '../payslip-files/page-text'
import type { Cents } from '../values/money'
import type { Row } from './amounts'

/** All amounts that a page has at a name, the likeliest first; programs print a month and its year side by side. */
export type Candidates = ReadonlyMap<Label, readonly Cents[]>
export type Label = Row | 'additional_health'

const LABELS: readonly [Label, RegExp][] = [
  ['gross', /^(gesamt-?\s?brutto|brutto-?(bezug|bezüge|lohn|verdienst|entgelt)?\s?(gesamt)?)$/i],
  ['taxable', /^(steuer-?\s?brutto|st-?\s?brutto|lfd\.?\s?steuerbrutto)$/i],
  ['wage_tax', /^(lohnsteuer|lst|lohnst\.?)( \(?lfd\.?\)?| laufend)?$/i],
  ['solidarity', /^(solidarit(ä|ae)ts-?zuschlag|solz|soli\.?(zuschlag)?)$/i],
  ['church_tax', /^(kirchensteuer|kist|kirchenst\.?)( (ev|rk))?$/i],
  ['additional_health', /^(kv-?)?\s?zusatz-?beitrag( kv)?$|^krankenversicherung[ -]+zusatzbeitrag$/i],
  ['health', /^(krankenversicherung|kv(-?\s?beitrag)?|kv-?an-?anteil)( an)?$/i],
  ['care', /^(pflegeversicherung|pv(-?\s?beitrag)?|pv-?an-?anteil)( an)?$/i],
  ['pension', /^(rentenversicherung|rv(-?\s?beitrag)?|rv-?an-?anteil)( an)?$/i],
  ['unemployment', /^(arbeitslosenversicherung|av(-?\s?beitrag)?|av-?an-?anteil|alv)( an)?$/i],
  ['net', /^(netto-?\s?(verdienst|lohn|entgelt|bezug|bezüge)?|gesetzliches netto)$/i],
  ['payout', /^(auszahlung(s-?betrag)?|überweisung|zahlbetrag|ausz\.?-?betrag)$/i],
]

const AMOUNT = /^-?\d{1,3}(?:\.?\d{3})*,\d{2}-?\*?(?:\s?(?:€|EUR))?$/
/** What may stand behind a name before its amount. */
const BEHIND = /\s*[:.]?\s*(?:in\s)?(?:€|EUR|Euro)?\s*$/i

/** Farthest that an amount stands below its name in a grid, and beside it. */
const MOST_BELOW = 26
const MOST_ASIDE = 60

/** Reads the pages of a payslip as far as its names are the usual ones. */
export function readAmounts(pages: readonly (readonly TextPiece[])[]): Candidates {
  const found = new Map<Label, Cents[]>()
  for (const pieces of pages) {
    const lines = linesOf(pieces)
    lines.forEach((cells, index) => {
      cells.forEach((cell, place) => {
        const { name, amount } = split(cell.text)
        const label = labelOf(name)
        if (!label) return
        const amounts = amount ? [centsOf(amount)] : amountsAt({ lines, index, place, cell })
        if (amounts.length > 0) found.set(label, [...(found.get(label) ?? []), ...amounts])
      })
    })
  }
  return found
}

function labelOf(name: string): Label | undefined {
  return LABELS.find(([, pattern]) => pattern.test(name))?.[0]
}

/** A name with its amount in one cell, or the name alone. */
function split(text: string): { name: string; amount: string | undefined } {
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  const isAmount = words.length > 1 && AMOUNT.test(last)
  const name = (isAmount ? words.slice(0, -1).join(' ') : text).replace(BEHIND, '')
  return { name: name.replace(/^\d{2,4}\s+/, ''), amount: isAmount ? last : undefined }
}

interface At {
  lines: readonly Cell[][]
  index: number
  place: number
  cell: Cell
}

/** To the right up to the next name, the last one first: base and rate stand before an amount; else below. */
function amountsAt({ lines, index, place, cell }: At): Cents[] {
  const right: string[] = []
  for (const { text } of (lines[index] ?? []).slice(place + 1)) {
    if (AMOUNT.test(text)) right.push(text)
    else if (/\p{L}{3,}/u.test(text)) break
  }
  if (right.length > 0) return right.reverse().map(centsOf)
  const below = lines
    .slice(index + 1)
    .flat()
    .filter(({ x, y }) => cell.y - y <= MOST_BELOW && Math.abs(x - cell.x) <= MOST_ASIDE)
    .filter(({ text }) => AMOUNT.test(text))
    .sort((a, b) => Math.abs(a.x - cell.x) - Math.abs(b.x - cell.x))
  return below.slice(0, 1).map(({ text }) => centsOf(text))
}

/** `1.234,56-` as a program prints it. */
function centsOf(text: string): Cents {
  const digits = Number(text.replace(/\D/g, ''))
  return text.includes('-') ? -digits : digits
}
