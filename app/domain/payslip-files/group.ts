import type { PayslipDoubt } from '~db/schema'
import type { MonthText } from '../values/calendar'
import type { PageMarks } from './marks'
import type { PageMatch } from './match'

/** Two sheets with two owners could be the first sheet of one payslip and the second of another. */
const FEWEST_NUMBERED_THROUGH = 3

/** Pages that are one payslip, or may be. */
export interface FoundSlip {
  /** From 0. */
  firstPage: number
  pageCount: number
  employeeId: string | null
  month: MonthText | null
  /** Null if two marks and the month agree. */
  doubt: PayslipDoubt | null
}

export interface ReadPage {
  marks: Pick<PageMarks, 'sheet' | 'personnelNumbers' | 'insuranceNumbers' | 'taxIds'>
  match: PageMatch
}

export function groupPages(pages: readonly ReadPage[]): FoundSlip[] {
  const read = isNumberedThrough(pages) ? pages.map(withoutSheet) : pages
  const groups: { first: number; pages: ReadPage[] }[] = []
  read.forEach((page, index) => {
    const group = groups.at(-1)
    if (group && goesOn(page, group.pages)) group.pages.push(page)
    else groups.push({ first: index, pages: [page] })
  })
  const slips = groups.map((group) => ({ ...group, slip: slipOf(group.first, group.pages) }))
  // If a page is missing or left over, a page without a name may have joined the wrong payslip.
  const isOutOfOrder = slips.some(
    ({ slip, pages: [first] }) => slip.doubt === 'incomplete' || (first && isLeftOver(first)),
  )
  return slips.map(({ slip, pages: [, ...others] }) =>
    isOutOfOrder && others.some(saysNobody) ? { ...slip, doubt: slip.doubt ?? 'incomplete' } : slip,
  )
}

/** Some programs number the sheets of the whole file, although each sheet is one person's payslip. */
function isNumberedThrough(pages: readonly ReadPage[]): boolean {
  const owners = new Set(pages.map(({ match }) => match.employeeId))
  return (
    owners.size >= FEWEST_NUMBERED_THROUGH &&
    pages.every(
      ({ marks: { sheet }, match }, index) =>
        match.doubt === null && sheet?.page === index + 1 && (sheet.of ?? pages.length) === pages.length,
    )
  )
}

function withoutSheet({ marks, match }: ReadPage): ReadPage {
  return { marks: { ...marks, sheet: null }, match }
}

function isLeftOver(page: ReadPage): boolean {
  return saysNobody(page) && page.marks.sheet !== null && page.marks.sheet.page > 1
}

/**
 * Whether a page continues the ones before. A page not numbered as the next one does so only if it has the owner's
 * number and is no payslip by itself: two versions of one are two. A cover without a number takes no pages.
 */
function goesOn({ marks, match }: ReadPage, before: readonly ReadPage[]): boolean {
  const first = before[0]
  if (!first || match.doubt === 'several_people') return false
  const owner = first.match.employeeId
  const isNumbered = marks.sheet !== null && marks.sheet.page === before.length + 1
  if (marks.sheet && !isNumbered) return false
  if (first.marks.sheet?.of && before.length >= first.marks.sheet.of) return false
  if (saysNobody({ marks, match })) return isNumbered
  const hasNumber = numbersOn(marks) > 0
  if (hasNumber && numbersOn(first.marks) === 0) return false
  if (!isNumbered && (match.doubt === null || !hasNumber)) return false
  if (owner === null || match.month !== first.match.month) {
    return isNumbered && owner !== null && match.month === null && isOf(owner, match)
  }
  return isOf(owner, match)
}

function isOf(employeeId: string, { employeeId: found, named }: PageMatch): boolean {
  return found === employeeId || (found === null && named.includes(employeeId))
}

function saysNobody({ marks, match }: ReadPage): boolean {
  return numbersOn(marks) === 0 && match.named.length === 0
}

function numbersOn({ personnelNumbers, insuranceNumbers, taxIds }: ReadPage['marks']): number {
  return personnelNumbers.length + insuranceNumbers.length + taxIds.length
}

function slipOf(firstPage: number, pages: readonly ReadPage[]): FoundSlip {
  const [first, ...others] = pages
  const { employeeId = null, month = null, doubt = 'nobody' } = first?.match ?? {}
  const sheet = first?.marks.sheet
  const isIncomplete = (sheet && sheet.page !== 1) || (sheet?.of && sheet.of !== pages.length)
  const isOfTwoMonths = others.some(({ match }) => match.doubt === 'other_month')
  return {
    firstPage,
    pageCount: pages.length,
    employeeId,
    month,
    doubt: doubt ?? (isIncomplete ? 'incomplete' : isOfTwoMonths ? 'other_month' : null),
  }
}
