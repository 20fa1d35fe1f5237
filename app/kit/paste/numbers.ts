type Mark = ',' | '.'

export type ReadNumber = (text: string) => string | undefined

/**
 * How the numbers of a table are to be read: 1.234,56 or 1,234.56, whichever its cells show. A cell that could be
 * either is as the others are; undefined where they do not agree.
 */
export function numberReader(cells: readonly string[], usual: Mark): ReadNumber {
  const marks = new Set(cells.flatMap((cell) => markOf(bareNumber(cell)) ?? []))
  const common = marks.size === 0 ? usual : [...marks][0]
  return (text) => {
    const number = bareNumber(text)
    const mark = marks.size === 2 ? markOf(number) : common
    const sign = /^[-−]|-$/.test(number) ? '-' : ''
    const digits = number.replace(/^[-−]|-$/g, '')
    if (/^\d+$/.test(digits)) return sign + digits
    return mark === undefined ? undefined : withMark(digits, mark, sign)
  }
}

function bareNumber(text: string): string {
  return text.replace(/[\s\u00a0\u202f'’€]|EUR/g, '')
}

/** The decimal mark, if the number alone makes it clear. */
function markOf(number: string): Mark | undefined {
  const digits = number.replace(/^[-−]|-$/g, '')
  if (!/^[\d.,]*\d$/.test(digits)) return undefined
  const marks = digits.replace(/\d/g, '')
  const last = marks.at(-1) as Mark | undefined
  if (last === undefined) return undefined
  if (new Set(marks).size === 2) return last
  if (marks.length > 1) return other(last)
  const [whole = '', part = ''] = digits.split(last)
  return part.length !== 3 || /^0?$/.test(whole) || whole.length > 3 ? last : undefined
}

function withMark(digits: string, mark: Mark, sign: string): string | undefined {
  const [whole = '', part, ...more] = digits.split(mark)
  const isGrouped = new RegExp(`^\\d{1,3}(\\${other(mark)}\\d{3})+$`).test(whole)
  if (more.length > 0 || !(isGrouped || /^\d*$/.test(whole)) || !/^\d*$/.test(part ?? '')) return undefined
  if (part === '' || digits === '') return undefined
  const plain = whole.replaceAll(other(mark), '') || '0'
  return sign + (part === undefined ? plain : `${plain}.${part}`)
}

function other(mark: Mark): Mark {
  return mark === ',' ? '.' : ','
}
