import { sought } from '../lists/search-words'

interface Searched {
  reference: string
  holder: string
  ibanMasked: string
}

/** Search key, with the end of the account number. It changes with any of its fields. */
export function mandateKey({ reference, holder, ibanMasked }: Searched): string {
  return [reference, holder, ibanMasked.slice(-4)].map(sought).join('\t')
}
