const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  Ł: 'L',
  ł: 'l',
}

/** `Rechnung-2026-0042.pdf` */
export function pdfFileName(...parts: string[]): string {
  return fileName('pdf', ...parts)
}

/** ASCII, which every system and mail header accepts. */
export function fileName(extension: string, ...parts: string[]): string {
  return `${parts.map(ascii).filter(Boolean).join('-')}.${extension}`
}

function ascii(text: string): string {
  return text
    .replace(/[äöüÄÖÜßŁł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
}
