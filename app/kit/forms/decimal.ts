/** `1.234,50`, `1234,5` or `1234.50`, as people write it; with at most so many digits behind the point. */
export function parseDecimal(text: string, digits: number): string | undefined {
  const entered = text.replace(/[\s\u00a0€]/g, '')
  const grouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(entered) ? entered.replaceAll('.', '') : entered
  const decimal = grouped.replace(',', '.')
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === undefined || part.length > digits) return undefined
  const fraction = part.replace(/0+$/, '')
  return fraction === '' ? String(Number(whole)) : `${Number(whole)}.${fraction}`
}

/** A price as people write it: `12.5` → `12,50`, `0.0125` → `0,0125`. */
export function priceAsEntered(price: string): string {
  const [whole, part = ''] = price.split('.')
  return `${whole},${part.padEnd(2, '0')}`
}

/** Euros as people write them, in cents. */
export function parseCents(text: string): number | undefined {
  const [whole, part = ''] = parseDecimal(text, 2)?.split('.') ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
