import { sought } from '../lists/search-words'

interface Searched {
  reference: string
  holder: string
  ibanMasked: string
}

export function mandateKey({ reference, holder, ibanMasked }: Searched): string {
  return [reference, holder, ibanMasked.slice(-4)].map(sought).join('\t')
}
