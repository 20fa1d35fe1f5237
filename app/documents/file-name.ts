const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'Ae',
  æ: 'ae',
  Œ: 'Oe',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  Ə: 'E',
  ə: 'e',
  ı: 'i',
}
const WRITTEN_OUT = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

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
    .normalize('NFC')
    .replace(WRITTEN_OUT, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
}
