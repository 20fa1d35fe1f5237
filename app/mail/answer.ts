const LONGEST = 200

const PRIVATE: [RegExp, string][] = [
  [/\bhttps?:\/\/\S+/gi, '[…]'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '[…]'],
  [/[^\s<>()"',;:]+@[^\s<>()"',;]+/g, '[…]'],
]

/** A server's answer on one line, without the addresses, links and tokens that some servers quote. */
export function plainAnswer(answer: string): string {
  let plain = answer.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  for (const [pattern, replacement] of PRIVATE) plain = plain.replace(pattern, replacement)
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain
}
