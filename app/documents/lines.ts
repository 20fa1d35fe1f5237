type Measure = (text: string) => number

/**
 * Breaks a text into lines of at most `width`. Words wider than a line are broken, after a separator if they
 * have one. A space at a break stays at the end of the line: screen readers and copying need it.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure))
}

function breakParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/ +/)) {
    if (word === '') continue
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(`${line} `)
    const pieces = measure(word) <= width ? [word] : breakWord(word, width, measure)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  lines.push(line)
  return lines
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  let rest = [...word]
  while (rest.length > 1 && measure(rest.join('')) > width) {
    const count = fittingCount(rest, width, measure)
    pieces.push(rest.slice(0, count).join(''))
    rest = rest.slice(count)
  }
  return [...pieces, rest.join('')]
}

function fittingCount(characters: string[], width: number, measure: Measure): number {
  let count = 1
  while (count < characters.length && measure(characters.slice(0, count + 1).join('')) <= width) count += 1
  const separator = characters.slice(0, count).findLastIndex((character) => /[-/.@_]/.test(character))
  return separator > count / 2 ? separator + 1 : count
}
