import { GERMAN_PHRASES } from '~/i18n/german-phrases'

export interface Run {
  text: string
  isGerman: boolean
}

const PHRASE = new RegExp(GERMAN_PHRASES.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|'), 'g')

/** Splits lines of an English document, so that German words are read aloud as such (PDF/UA-1, 7.2). */
export function runsOf(lines: readonly string[]): Run[][] {
  const text = lines.join('\n')
  const phrases = [...text.matchAll(PHRASE)].map(
    ({ index, 0: phrase }) => [index, index + phrase.length] as const,
  )
  let start = 0
  return lines.map((line) => {
    const runs = partsOf(line, start, phrases)
    start += line.length + 1
    return runs
  })
}

function partsOf(line: string, start: number, phrases: readonly (readonly [number, number])[]): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const [from, to] of phrases) {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, line.length)]
    if (first >= last) continue
    if (first > at) runs.push({ text: line.slice(at, first), isGerman: false })
    runs.push({ text: line.slice(first, last), isGerman: true })
    at = last
  }
  if (at < line.length || runs.length === 0) runs.push({ text: line.slice(at), isGerman: false })
  return runs
}
