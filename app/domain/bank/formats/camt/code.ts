import { textAt, type XmlElement } from '../../../values/xml-tree'

/** `NTRF+166+9005+000` of the German banks (issuer DK, ZKA before): the second part is the GVC. */
export function transactionCode(codes: XmlElement | undefined): string | null {
  const parts = (textAt(codes, 'Prtry/Cd') ?? '').split('+')
  return [parts[1], parts[0]].find((part) => part !== undefined && /^\d{3}$/.test(part)) ?? null
}

export function isoCodeOf(codes: XmlElement | undefined): string | null {
  const domain = textAt(codes, 'Domn/Cd')
  if (domain === undefined) return null
  const parts = [domain, textAt(codes, 'Domn/Fmly/Cd'), textAt(codes, 'Domn/Fmly/SubFmlyCd')]
  return parts.filter((part) => part !== undefined).join('.')
}
