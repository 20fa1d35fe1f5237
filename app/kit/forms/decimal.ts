/** Accepts `1.234,50`, `1234,5` and `1234.50`, with at most `digits` decimals. */
export function parseDecimal(text: string, digits: number): string | undefined {
  const entered = text.replace(/[\s\u00a0€]/g, '')
  const grouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(entered) ? entered.replaceAll('.', '') : entered
  const decimal = grouped.replace(',', '.')
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === undefined || part.length > digits) return undefined
  const fraction = part.replace(/0+$/, '')
  return fraction === '' ? String(Number(whole)) : `${Number(whole)}.${fraction}`
}

/** A price as shown in a form: `12.5` → `12,50`, `0.0125` → `0,0125`. */
export function priceAsEntered(price: string): string {
  const [whole, part = ''] = price.split('.')
  return `${whole},${part.padEnd(2, '0')}`
}

export function parseCents(text: string): number | undefined {
  const [whole, part = ''] = parseDecimal(text, 2)?.split('.') ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
