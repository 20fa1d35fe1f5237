/** Lower case, with umlauts spelled out. */
export function plain(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
}

/** Every reading of signs and digits used as letters, as in P4$$w0rd. */
export function readings(text: string): string[] {
  const read = [...text].map((sign) => STANDS_FOR[sign] ?? sign).join('')
  return read.includes('1') ? [text, read.replaceAll('1', 'i'), read.replaceAll('1', 'l')] : [text, read]
}

const STANDS_FOR: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': '1',
  '|': '1',
}
