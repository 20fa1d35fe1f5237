/** A text from its lines: one that is full goes on in the next, a shorter one ended with a word. */
export function joinedLines(lines: readonly string[], fullLengths: readonly number[]): string {
  return lines
    .map((line, index) =>
      index === lines.length - 1 || fullLengths.includes(line.length) ? line : `${line} `,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
