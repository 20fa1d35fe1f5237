import { sought } from '../lists/search-words'

interface Searched {
  reference: string
  holder: string
  ibanMasked: string
}

/** What a mandate is searched in: of its account, the end. It changes whenever what it is made of does. */
export function mandateKey({ reference, holder, ibanMasked }: Searched): string {
  return [reference, holder, ibanMasked.slice(-4)].map(sought).join('\t')
}
