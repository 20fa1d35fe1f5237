import { widthOf } from './fonts.server'
import { addElement, drawLines, type Element, linesOf, type Sheet } from './sheet.server'
import { mm, STYLE, type TextStyle } from './style'

const GAP = 4

export interface Fact {
  label: string
  value: string
}

/** Position of a list of facts; `label` is the width of the label column. */
interface Place {
  x: number
  y: number
  width: number
  label: number
  valueStyle?: TextStyle
}

/** Leaves out pairs without a value. */
export function factsOf(pairs: [label: string, value: string | null][]): Fact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Draws labels and values as a table with row headers and returns the `y` below it. */
export function drawFacts(sheet: Sheet, parent: Element, facts: Fact[], place: Place): number {
  if (facts.length === 0) return place.y
  const table = addElement(sheet, parent, 'Table')
  const valueStyle = place.valueStyle ?? STYLE.fact
  let y = place.y
  for (const fact of facts) {
    const { label, value } = linesOfFact(fact, place)
    const labelBox = { x: place.x, y, width: place.label }
    const valueBox = { x: place.x + place.label, y, width: place.width - place.label }
    const row = addElement(sheet, table, 'TR')
    addElement(sheet, row, 'TH', { scope: 'Row' }).add(() =>
      drawLines(sheet, label, STYLE.factLabel, labelBox),
    )
    addElement(sheet, row, 'TD').add(() => drawLines(sheet, value, valueStyle, valueBox))
    y += factHeight(fact, place)
  }
  table.end()
  return y
}

export function factsHeight(facts: Fact[], place: Pick<Place, 'width' | 'label'>): number {
  return facts.reduce((sum, fact) => sum + factHeight(fact, place), 0)
}

export function labelWidth(facts: Fact[]): number {
  return Math.max(0, ...facts.map(({ label }) => widthOf(label, STYLE.factLabel))) + mm(5)
}

function factHeight(fact: Fact, place: Pick<Place, 'width' | 'label'>): number {
  const { label, value } = linesOfFact(fact, place)
  return Math.max(label.length, value.length) * STYLE.fact.leading + 1
}

function linesOfFact({ label, value }: Fact, place: Pick<Place, 'width' | 'label'>) {
  return {
    label: linesOf(label, STYLE.factLabel, place.label - GAP),
    value: linesOf(value, STYLE.fact, place.width - place.label),
  }
}
